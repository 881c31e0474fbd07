/* Written by npm run codegen from openapi.yaml; never edited. */
import imported0 from "ajv/dist/runtime/ucs2length.js";
import imported1 from "ajv-formats/dist/formats.js";
export const queryTypes = {"periodsPerYear":["integer"],"riskFree":["number"]};
export const query = validate0;
const schema0 = {"type":"object","properties":{"returns":{"type":"string","maxLength":20000,"pattern":"^[-0-9.,;]+$","x-pattern-words":"rows of numbers: commas within a row, semicolons between rows"},"weights":{"type":"string","maxLength":400,"pattern":"^-?\\d{1,9}(\\.\\d{1,9})?(,-?\\d{1,9}(\\.\\d{1,9})?){0,19}$","x-pattern-words":"1 to 20 numbers separated by commas, such as 0.6,0.4","examples":["60,40"]},"periodsPerYear":{"type":"integer","minimum":1,"maximum":366,"default":12,"examples":[12]},"riskFree":{"type":"number","minimum":-50,"maximum":100,"default":0,"format":"double","examples":[0]}},"required":["returns"],"additionalProperties":false};
const func0 = imported0.default;
const pattern0 = new RegExp("^[-0-9.,;]+$", "u");
const pattern1 = new RegExp("^-?\\d{1,9}(\\.\\d{1,9})?(,-?\\d{1,9}(\\.\\d{1,9})?){0,19}$", "u");
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
if(data.periodsPerYear === undefined){
data.periodsPerYear = 12;
}
if(data.riskFree === undefined){
data.riskFree = 0;
}
if(data.returns === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "returns"},message:"must have required property '"+"returns"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "returns") || (key0 === "weights")) || (key0 === "periodsPerYear")) || (key0 === "riskFree"))){
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
if(data.returns !== undefined){
let data0 = data.returns;
if(typeof data0 === "string"){
if(func0(data0) > 20000){
const err2 = {instancePath:instancePath+"/returns",schemaPath:"#/properties/returns/maxLength",keyword:"maxLength",params:{limit: 20000},message:"must NOT have more than 20000 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!pattern0.test(data0)){
const err3 = {instancePath:instancePath+"/returns",schemaPath:"#/properties/returns/pattern",keyword:"pattern",params:{pattern: "^[-0-9.,;]+$"},message:"must match pattern \""+"^[-0-9.,;]+$"+"\""};
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
const err4 = {instancePath:instancePath+"/returns",schemaPath:"#/properties/returns/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.weights !== undefined){
let data1 = data.weights;
if(typeof data1 === "string"){
if(func0(data1) > 400){
const err5 = {instancePath:instancePath+"/weights",schemaPath:"#/properties/weights/maxLength",keyword:"maxLength",params:{limit: 400},message:"must NOT have more than 400 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern1.test(data1)){
const err6 = {instancePath:instancePath+"/weights",schemaPath:"#/properties/weights/pattern",keyword:"pattern",params:{pattern: "^-?\\d{1,9}(\\.\\d{1,9})?(,-?\\d{1,9}(\\.\\d{1,9})?){0,19}$"},message:"must match pattern \""+"^-?\\d{1,9}(\\.\\d{1,9})?(,-?\\d{1,9}(\\.\\d{1,9})?){0,19}$"+"\""};
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
const err7 = {instancePath:instancePath+"/weights",schemaPath:"#/properties/weights/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
let data2 = data.periodsPerYear;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err8 = {instancePath:instancePath+"/periodsPerYear",schemaPath:"#/properties/periodsPerYear/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data2 == "number"){
if(data2 > 366 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/periodsPerYear",schemaPath:"#/properties/periodsPerYear/maximum",keyword:"maximum",params:{comparison: "<=", limit: 366},message:"must be <= 366"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/periodsPerYear",schemaPath:"#/properties/periodsPerYear/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
let data3 = data.riskFree;
if(typeof data3 == "number"){
if(data3 > 100 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/riskFree",schemaPath:"#/properties/riskFree/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data3 < -50 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/riskFree",schemaPath:"#/properties/riskFree/minimum",keyword:"minimum",params:{comparison: ">=", limit: -50},message:"must be >= -50"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(formats0.validate(data3))){
const err13 = {instancePath:instancePath+"/riskFree",schemaPath:"#/properties/riskFree/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/riskFree",schemaPath:"#/properties/riskFree/type",keyword:"type",params:{type: "number"},message:"must be number"};
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
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

