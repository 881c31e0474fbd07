/* Written by npm run codegen from openapi.yaml; never edited. */
export const queryTypes = {"maxDenominator":["integer"]};
export const query = validate0;
const schema0 = {"type":"object","properties":{"a":{"type":"string","pattern":"^-?(\\d{1,30}( \\d{1,20})?/\\d{1,30}|\\d{1,30}(\\.\\d{0,30}(\\(\\d{1,20}\\))?)?)$","x-pattern-words":"a fraction, a mixed number or a decimal, such as 3/4, 1 1/2, 0.75 or 0.(3)"},"operation":{"description":"Operation on fractions.","examples":["none"],"type":"string","enum":["none","add","subtract","multiply","divide","power","compare"],"default":"none"},"b":{"examples":["1/3"],"type":"string","pattern":"^-?(\\d{1,30}( \\d{1,20})?/\\d{1,30}|\\d{1,30}(\\.\\d{0,30}(\\(\\d{1,20}\\))?)?)$","x-pattern-words":"a fraction, a mixed number or a decimal, such as 3/4, 1 1/2, 0.75 or 0.(3)"},"maxDenominator":{"type":"integer","minimum":1,"maximum":1000000,"default":100,"examples":[1000]}},"required":["a"],"additionalProperties":false};
const pattern0 = new RegExp("^-?(\\d{1,30}( \\d{1,20})?/\\d{1,30}|\\d{1,30}(\\.\\d{0,30}(\\(\\d{1,20}\\))?)?)$", "u");

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
if(data.operation === undefined){
data.operation = "none";
}
if(data.maxDenominator === undefined){
data.maxDenominator = 100;
}
if(data.a === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "a"},message:"must have required property '"+"a"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "a") || (key0 === "operation")) || (key0 === "b")) || (key0 === "maxDenominator"))){
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
if(data.a !== undefined){
let data0 = data.a;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
const err2 = {instancePath:instancePath+"/a",schemaPath:"#/properties/a/pattern",keyword:"pattern",params:{pattern: "^-?(\\d{1,30}( \\d{1,20})?/\\d{1,30}|\\d{1,30}(\\.\\d{0,30}(\\(\\d{1,20}\\))?)?)$"},message:"must match pattern \""+"^-?(\\d{1,30}( \\d{1,20})?/\\d{1,30}|\\d{1,30}(\\.\\d{0,30}(\\(\\d{1,20}\\))?)?)$"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/a",schemaPath:"#/properties/a/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
let data1 = data.operation;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/operation",schemaPath:"#/properties/operation/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(((((((data1 === "none") || (data1 === "add")) || (data1 === "subtract")) || (data1 === "multiply")) || (data1 === "divide")) || (data1 === "power")) || (data1 === "compare"))){
const err5 = {instancePath:instancePath+"/operation",schemaPath:"#/properties/operation/enum",keyword:"enum",params:{allowedValues: schema0.properties.operation.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.b !== undefined){
let data2 = data.b;
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
const err6 = {instancePath:instancePath+"/b",schemaPath:"#/properties/b/pattern",keyword:"pattern",params:{pattern: "^-?(\\d{1,30}( \\d{1,20})?/\\d{1,30}|\\d{1,30}(\\.\\d{0,30}(\\(\\d{1,20}\\))?)?)$"},message:"must match pattern \""+"^-?(\\d{1,30}( \\d{1,20})?/\\d{1,30}|\\d{1,30}(\\.\\d{0,30}(\\(\\d{1,20}\\))?)?)$"+"\""};
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
const err7 = {instancePath:instancePath+"/b",schemaPath:"#/properties/b/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
let data3 = data.maxDenominator;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err8 = {instancePath:instancePath+"/maxDenominator",schemaPath:"#/properties/maxDenominator/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data3 == "number"){
if(data3 > 1000000 || isNaN(data3)){
const err9 = {instancePath:instancePath+"/maxDenominator",schemaPath:"#/properties/maxDenominator/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err10 = {instancePath:instancePath+"/maxDenominator",schemaPath:"#/properties/maxDenominator/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

