/* Written by npm run codegen from openapi.yaml; never edited. */
import imported0 from "ajv-formats/dist/formats.js";
export const queryTypes = {"frames":["integer"],"seconds":["number"]};
export const query = validate0;
const schema0 = {"type":"object","properties":{"rate":{"type":"string","enum":["23.976","24","25","29.97","29.97df","30","50","59.94","59.94df","60"],"x-enum-varnames":["FPS_23_976","FPS_24","FPS_25","FPS_29_97","FPS_29_97_DF","FPS_30","FPS_50","FPS_59_94","FPS_59_94_DF","FPS_60"]},"timecode":{"type":"string","pattern":"^[0-9]{2}:[0-9]{2}:[0-9]{2}[:;.][0-9]{2}$","x-pattern-words":"a timecode, such as 01:00:00:00"},"frames":{"type":"integer","minimum":0,"maximum":100000000,"examples":[107892]},"seconds":{"type":"number","minimum":0,"maximum":86400,"format":"double","examples":[3600]},"toRate":{"type":"string","enum":["23.976","24","25","29.97","29.97df","30","50","59.94","59.94df","60"],"x-enum-varnames":["FPS_23_976","FPS_24","FPS_25","FPS_29_97","FPS_29_97_DF","FPS_30","FPS_50","FPS_59_94","FPS_59_94_DF","FPS_60"],"examples":["23.976"]}},"required":["rate"],"additionalProperties":false};
const pattern0 = new RegExp("^[0-9]{2}:[0-9]{2}:[0-9]{2}[:;.][0-9]{2}$", "u");
const formats0 = imported0.fullFormats.double;

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
for(const key0 in data){
if(!(((((key0 === "rate") || (key0 === "timecode")) || (key0 === "frames")) || (key0 === "seconds")) || (key0 === "toRate"))){
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
if(data.rate !== undefined){
let data0 = data.rate;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/rate",schemaPath:"#/properties/rate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((((((((((data0 === "23.976") || (data0 === "24")) || (data0 === "25")) || (data0 === "29.97")) || (data0 === "29.97df")) || (data0 === "30")) || (data0 === "50")) || (data0 === "59.94")) || (data0 === "59.94df")) || (data0 === "60"))){
const err3 = {instancePath:instancePath+"/rate",schemaPath:"#/properties/rate/enum",keyword:"enum",params:{allowedValues: schema0.properties.rate.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.timecode !== undefined){
let data1 = data.timecode;
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
const err4 = {instancePath:instancePath+"/timecode",schemaPath:"#/properties/timecode/pattern",keyword:"pattern",params:{pattern: "^[0-9]{2}:[0-9]{2}:[0-9]{2}[:;.][0-9]{2}$"},message:"must match pattern \""+"^[0-9]{2}:[0-9]{2}:[0-9]{2}[:;.][0-9]{2}$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/timecode",schemaPath:"#/properties/timecode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.frames !== undefined){
let data2 = data.frames;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err6 = {instancePath:instancePath+"/frames",schemaPath:"#/properties/frames/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(typeof data2 == "number"){
if(data2 > 100000000 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/frames",schemaPath:"#/properties/frames/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000000},message:"must be <= 100000000"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/frames",schemaPath:"#/properties/frames/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data.seconds !== undefined){
let data3 = data.seconds;
if(typeof data3 == "number"){
if(data3 > 86400 || isNaN(data3)){
const err9 = {instancePath:instancePath+"/seconds",schemaPath:"#/properties/seconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 86400},message:"must be <= 86400"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err10 = {instancePath:instancePath+"/seconds",schemaPath:"#/properties/seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(formats0.validate(data3))){
const err11 = {instancePath:instancePath+"/seconds",schemaPath:"#/properties/seconds/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
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
const err12 = {instancePath:instancePath+"/seconds",schemaPath:"#/properties/seconds/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.toRate !== undefined){
let data4 = data.toRate;
if(typeof data4 !== "string"){
const err13 = {instancePath:instancePath+"/toRate",schemaPath:"#/properties/toRate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!((((((((((data4 === "23.976") || (data4 === "24")) || (data4 === "25")) || (data4 === "29.97")) || (data4 === "29.97df")) || (data4 === "30")) || (data4 === "50")) || (data4 === "59.94")) || (data4 === "59.94df")) || (data4 === "60"))){
const err14 = {instancePath:instancePath+"/toRate",schemaPath:"#/properties/toRate/enum",keyword:"enum",params:{allowedValues: schema0.properties.toRate.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
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

