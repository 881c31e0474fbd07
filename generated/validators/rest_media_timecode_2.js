/* Written by npm run codegen from openapi.yaml; never edited. */
import imported0 from "ajv/dist/runtime/ucs2length.js";
export const queryTypes = {};
export const query = validate0;
const schema0 = {"type":"object","properties":{"rate":{"type":"string","enum":["23.976","24","25","29.97","29.97df","30","50","59.94","59.94df","60"],"x-enum-varnames":["FPS_23_976","FPS_24","FPS_25","FPS_29_97","FPS_29_97_DF","FPS_30","FPS_50","FPS_59_94","FPS_59_94_DF","FPS_60"]},"timecodes":{"type":"string","maxLength":1000,"pattern":"^-?[0-9:;.]+(,-?[0-9:;.]+){0,99}$","x-pattern-words":"up to 100 timecodes or frame counts, separated by commas"}},"required":["rate","timecodes"],"additionalProperties":false};
const func0 = imported0.default;
const pattern0 = new RegExp("^-?[0-9:;.]+(,-?[0-9:;.]+){0,99}$", "u");

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
if(data.rate === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rate"},message:"must have required property '"+"rate"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.timecodes === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timecodes"},message:"must have required property '"+"timecodes"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "rate") || (key0 === "timecodes"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.rate !== undefined){
let data0 = data.rate;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/rate",schemaPath:"#/properties/rate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((((((((((data0 === "23.976") || (data0 === "24")) || (data0 === "25")) || (data0 === "29.97")) || (data0 === "29.97df")) || (data0 === "30")) || (data0 === "50")) || (data0 === "59.94")) || (data0 === "59.94df")) || (data0 === "60"))){
const err4 = {instancePath:instancePath+"/rate",schemaPath:"#/properties/rate/enum",keyword:"enum",params:{allowedValues: schema0.properties.rate.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.timecodes !== undefined){
let data1 = data.timecodes;
if(typeof data1 === "string"){
if(func0(data1) > 1000){
const err5 = {instancePath:instancePath+"/timecodes",schemaPath:"#/properties/timecodes/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern0.test(data1)){
const err6 = {instancePath:instancePath+"/timecodes",schemaPath:"#/properties/timecodes/pattern",keyword:"pattern",params:{pattern: "^-?[0-9:;.]+(,-?[0-9:;.]+){0,99}$"},message:"must match pattern \""+"^-?[0-9:;.]+(,-?[0-9:;.]+){0,99}$"+"\""};
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
const err7 = {instancePath:instancePath+"/timecodes",schemaPath:"#/properties/timecodes/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

