/* Written by npm run codegen from openapi.yaml; never edited. */
import imported0 from "ajv/dist/runtime/ucs2length.js";
import imported1 from "ajv-formats/dist/formats.js";
export const queryTypes = {"hue":["number"],"saturation":["number"],"lightness":["number"],"alpha":["number"],"grayscale":["boolean"],"invert":["boolean"]};
export const query = validate0;
const schema0 = {"type":"object","properties":{"color":{"type":"string","minLength":3,"maxLength":100},"hue":{"type":"number","minimum":-360,"maximum":360,"default":0,"format":"double","examples":[0]},"saturation":{"type":"number","minimum":-100,"maximum":100,"default":0,"format":"double","examples":[0]},"lightness":{"type":"number","minimum":-100,"maximum":100,"default":0,"format":"double"},"alpha":{"type":"number","minimum":0,"maximum":1,"format":"double","examples":[0.5]},"grayscale":{"type":"boolean","default":false,"examples":[false]},"invert":{"type":"boolean","default":false,"examples":[false]}},"required":["color"],"additionalProperties":false};
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
if(data.hue === undefined){
data.hue = 0;
}
if(data.saturation === undefined){
data.saturation = 0;
}
if(data.lightness === undefined){
data.lightness = 0;
}
if(data.grayscale === undefined){
data.grayscale = false;
}
if(data.invert === undefined){
data.invert = false;
}
if(data.color === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "color"},message:"must have required property '"+"color"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "color") || (key0 === "hue")) || (key0 === "saturation")) || (key0 === "lightness")) || (key0 === "alpha")) || (key0 === "grayscale")) || (key0 === "invert"))){
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
if(data.color !== undefined){
let data0 = data.color;
if(typeof data0 === "string"){
if(func0(data0) > 100){
const err2 = {instancePath:instancePath+"/color",schemaPath:"#/properties/color/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func0(data0) < 3){
const err3 = {instancePath:instancePath+"/color",schemaPath:"#/properties/color/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"};
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
const err4 = {instancePath:instancePath+"/color",schemaPath:"#/properties/color/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
let data1 = data.hue;
if(typeof data1 == "number"){
if(data1 > 360 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/hue",schemaPath:"#/properties/hue/maximum",keyword:"maximum",params:{comparison: "<=", limit: 360},message:"must be <= 360"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1 < -360 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/hue",schemaPath:"#/properties/hue/minimum",keyword:"minimum",params:{comparison: ">=", limit: -360},message:"must be >= -360"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(formats0.validate(data1))){
const err7 = {instancePath:instancePath+"/hue",schemaPath:"#/properties/hue/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/hue",schemaPath:"#/properties/hue/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
let data2 = data.saturation;
if(typeof data2 == "number"){
if(data2 > 100 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/saturation",schemaPath:"#/properties/saturation/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2 < -100 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/saturation",schemaPath:"#/properties/saturation/minimum",keyword:"minimum",params:{comparison: ">=", limit: -100},message:"must be >= -100"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(formats0.validate(data2))){
const err11 = {instancePath:instancePath+"/saturation",schemaPath:"#/properties/saturation/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/saturation",schemaPath:"#/properties/saturation/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
let data3 = data.lightness;
if(typeof data3 == "number"){
if(data3 > 100 || isNaN(data3)){
const err13 = {instancePath:instancePath+"/lightness",schemaPath:"#/properties/lightness/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data3 < -100 || isNaN(data3)){
const err14 = {instancePath:instancePath+"/lightness",schemaPath:"#/properties/lightness/minimum",keyword:"minimum",params:{comparison: ">=", limit: -100},message:"must be >= -100"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(formats0.validate(data3))){
const err15 = {instancePath:instancePath+"/lightness",schemaPath:"#/properties/lightness/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
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
const err16 = {instancePath:instancePath+"/lightness",schemaPath:"#/properties/lightness/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data.alpha !== undefined){
let data4 = data.alpha;
if(typeof data4 == "number"){
if(data4 > 1 || isNaN(data4)){
const err17 = {instancePath:instancePath+"/alpha",schemaPath:"#/properties/alpha/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err18 = {instancePath:instancePath+"/alpha",schemaPath:"#/properties/alpha/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!(formats0.validate(data4))){
const err19 = {instancePath:instancePath+"/alpha",schemaPath:"#/properties/alpha/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
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
const err20 = {instancePath:instancePath+"/alpha",schemaPath:"#/properties/alpha/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(typeof data.grayscale !== "boolean"){
const err21 = {instancePath:instancePath+"/grayscale",schemaPath:"#/properties/grayscale/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(typeof data.invert !== "boolean"){
const err22 = {instancePath:instancePath+"/invert",schemaPath:"#/properties/invert/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

