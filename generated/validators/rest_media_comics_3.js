/* Written by npm run codegen from openapi.yaml; never edited. */
import imported0 from "ajv-formats/dist/formats.js";
import imported1 from "ajv/dist/runtime/ucs2length.js";
export const queryTypes = {"width":["number"],"height":["number"],"margin":["number"],"gutter":["number"]};
export const query = validate0;
const schema0 = {"type":"object","properties":{"width":{"type":"number","minimum":1,"maximum":100000,"format":"double"},"height":{"type":"number","minimum":1,"maximum":100000,"format":"double"},"rows":{"type":"string","pattern":"^[1-9](,[1-9]){0,11}$","x-pattern-words":"1 to 12 digits from 1 to 9, separated by commas"},"heights":{"type":"string","maxLength":100,"pattern":"^[0-9]+(\\.[0-9]+)?(,[0-9]+(\\.[0-9]+)?)*$","x-pattern-words":"numbers separated by commas, such as 1,2","examples":["2,1,1"]},"margin":{"type":"number","minimum":0,"maximum":50000,"default":0,"format":"double"},"gutter":{"type":"number","minimum":0,"maximum":50000,"default":0,"format":"double"},"direction":{"type":"string","enum":["ltr","rtl"],"default":"ltr","examples":["ltr"]}},"required":["width","height","rows"],"additionalProperties":false};
const formats0 = imported0.fullFormats.double;
const pattern0 = new RegExp("^[1-9](,[1-9]){0,11}$", "u");
const pattern1 = new RegExp("^[0-9]+(\\.[0-9]+)?(,[0-9]+(\\.[0-9]+)?)*$", "u");
const func0 = imported1.default;

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
if(data.margin === undefined){
data.margin = 0;
}
if(data.gutter === undefined){
data.gutter = 0;
}
if(data.direction === undefined){
data.direction = "ltr";
}
if(data.width === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "width"},message:"must have required property '"+"width"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.height === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "height"},message:"must have required property '"+"height"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.rows === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rows"},message:"must have required property '"+"rows"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "width") || (key0 === "height")) || (key0 === "rows")) || (key0 === "heights")) || (key0 === "margin")) || (key0 === "gutter")) || (key0 === "direction"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.width !== undefined){
let data0 = data.width;
if(typeof data0 == "number"){
if(data0 > 100000 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err5 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(formats0.validate(data0))){
const err6 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.height !== undefined){
let data1 = data.height;
if(typeof data1 == "number"){
if(data1 > 100000 || isNaN(data1)){
const err8 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err9 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(formats0.validate(data1))){
const err10 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.rows !== undefined){
let data2 = data.rows;
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
const err12 = {instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/pattern",keyword:"pattern",params:{pattern: "^[1-9](,[1-9]){0,11}$"},message:"must match pattern \""+"^[1-9](,[1-9]){0,11}$"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.heights !== undefined){
let data3 = data.heights;
if(typeof data3 === "string"){
if(func0(data3) > 100){
const err14 = {instancePath:instancePath+"/heights",schemaPath:"#/properties/heights/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!pattern1.test(data3)){
const err15 = {instancePath:instancePath+"/heights",schemaPath:"#/properties/heights/pattern",keyword:"pattern",params:{pattern: "^[0-9]+(\\.[0-9]+)?(,[0-9]+(\\.[0-9]+)?)*$"},message:"must match pattern \""+"^[0-9]+(\\.[0-9]+)?(,[0-9]+(\\.[0-9]+)?)*$"+"\""};
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
const err16 = {instancePath:instancePath+"/heights",schemaPath:"#/properties/heights/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
let data4 = data.margin;
if(typeof data4 == "number"){
if(data4 > 50000 || isNaN(data4)){
const err17 = {instancePath:instancePath+"/margin",schemaPath:"#/properties/margin/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50000},message:"must be <= 50000"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err18 = {instancePath:instancePath+"/margin",schemaPath:"#/properties/margin/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!(formats0.validate(data4))){
const err19 = {instancePath:instancePath+"/margin",schemaPath:"#/properties/margin/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/margin",schemaPath:"#/properties/margin/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
let data5 = data.gutter;
if(typeof data5 == "number"){
if(data5 > 50000 || isNaN(data5)){
const err21 = {instancePath:instancePath+"/gutter",schemaPath:"#/properties/gutter/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50000},message:"must be <= 50000"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err22 = {instancePath:instancePath+"/gutter",schemaPath:"#/properties/gutter/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!(formats0.validate(data5))){
const err23 = {instancePath:instancePath+"/gutter",schemaPath:"#/properties/gutter/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/gutter",schemaPath:"#/properties/gutter/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
let data6 = data.direction;
if(typeof data6 !== "string"){
const err25 = {instancePath:instancePath+"/direction",schemaPath:"#/properties/direction/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!((data6 === "ltr") || (data6 === "rtl"))){
const err26 = {instancePath:instancePath+"/direction",schemaPath:"#/properties/direction/enum",keyword:"enum",params:{allowedValues: schema0.properties.direction.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

