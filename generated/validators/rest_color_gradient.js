/* Written by npm run codegen from openapi.yaml; never edited. */
import imported0 from "ajv/dist/runtime/ucs2length.js";
import imported1 from "ajv-formats/dist/formats.js";
export const queryTypes = {"steps":["integer"],"angle":["number"]};
export const query = validate0;
const schema0 = {"type":"object","properties":{"colors":{"type":"string","minLength":7,"maxLength":1000},"steps":{"type":"integer","minimum":2,"maximum":100,"default":5},"space":{"type":"string","enum":["rgb","rgbLinear","hsl","lab","lch","oklab","oklch"],"default":"oklab"},"hue":{"type":"string","enum":["shorter","longer","increasing","decreasing"],"default":"shorter","examples":["shorter"]},"angle":{"type":"number","minimum":0,"maximum":360,"default":90,"format":"double","examples":[90]}},"required":["colors"],"additionalProperties":false};
const func0 = imported0.default;
const formats0 = imported1.fullFormats.double;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate0.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.steps === undefined){
data.steps = 5;
}
if(data.space === undefined){
data.space = "oklab";
}
if(data.hue === undefined){
data.hue = "shorter";
}
if(data.angle === undefined){
data.angle = 90;
}
if(data.colors === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "colors"},message:"must have required property '"+"colors"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "colors") || (key0 === "steps")) || (key0 === "space")) || (key0 === "hue")) || (key0 === "angle"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.colors !== undefined){
let data0 = data.colors;
if(typeof data0 === "string"){
if(func0(data0) > 1000){
const err2 = {instancePath:instancePath+"/colors",schemaPath:"#/properties/colors/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func0(data0) < 7){
const err3 = {instancePath:instancePath+"/colors",schemaPath:"#/properties/colors/minLength",keyword:"minLength",params:{limit: 7},message:"must NOT have fewer than 7 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/colors",schemaPath:"#/properties/colors/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
let data1 = data.steps;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err5 = {instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(typeof data1 == "number"){
if(data1 > 100 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1 < 2 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/minimum",keyword:"minimum",params:{comparison: ">=", limit: 2},message:"must be >= 2"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
let data2 = data.space;
if(typeof data2 !== "string"){
const err8 = {instancePath:instancePath+"/space",schemaPath:"#/properties/space/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(((((((data2 === "rgb") || (data2 === "rgbLinear")) || (data2 === "hsl")) || (data2 === "lab")) || (data2 === "lch")) || (data2 === "oklab")) || (data2 === "oklch"))){
const err9 = {instancePath:instancePath+"/space",schemaPath:"#/properties/space/enum",keyword:"enum",params:{allowedValues: schema0.properties.space.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
let data3 = data.hue;
if(typeof data3 !== "string"){
const err10 = {instancePath:instancePath+"/hue",schemaPath:"#/properties/hue/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!((((data3 === "shorter") || (data3 === "longer")) || (data3 === "increasing")) || (data3 === "decreasing"))){
const err11 = {instancePath:instancePath+"/hue",schemaPath:"#/properties/hue/enum",keyword:"enum",params:{allowedValues: schema0.properties.hue.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
let data4 = data.angle;
if(typeof data4 == "number"){
if(data4 > 360 || isNaN(data4)){
const err12 = {instancePath:instancePath+"/angle",schemaPath:"#/properties/angle/maximum",keyword:"maximum",params:{comparison: "<=", limit: 360},message:"must be <= 360"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err13 = {instancePath:instancePath+"/angle",schemaPath:"#/properties/angle/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!(formats0.validate(data4))){
const err14 = {instancePath:instancePath+"/angle",schemaPath:"#/properties/angle/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/angle",schemaPath:"#/properties/angle/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

