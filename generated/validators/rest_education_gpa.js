/* Written by npm run codegen from openapi.yaml; never edited. */
import imported0 from "ajv/dist/runtime/ucs2length.js";
import imported1 from "ajv-formats/dist/formats.js";
export const queryTypes = {"priorGpa":["number"],"priorCredits":["number"],"goal":["number"],"nextCredits":["number"]};
export const query = validate0;
const schema0 = {"type":"object","properties":{"courses":{"type":"string","minLength":3,"maxLength":4000},"scale":{"type":"string","enum":["us","usPlus","indonesia","percent"],"default":"us","examples":["us"]},"priorGpa":{"type":"number","minimum":0,"maximum":4.3,"format":"double","examples":[3.2]},"priorCredits":{"type":"number","minimum":0,"maximum":1000,"format":"double","examples":[60]},"goal":{"type":"number","minimum":0,"maximum":4.3,"format":"double","examples":[3.5]},"nextCredits":{"type":"number","minimum":0.5,"maximum":200,"format":"double","examples":[15]}},"required":["courses"],"additionalProperties":false};
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
if(data.scale === undefined){
data.scale = "us";
}
if(data.courses === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "courses"},message:"must have required property '"+"courses"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "courses") || (key0 === "scale")) || (key0 === "priorGpa")) || (key0 === "priorCredits")) || (key0 === "goal")) || (key0 === "nextCredits"))){
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
if(data.courses !== undefined){
let data0 = data.courses;
if(typeof data0 === "string"){
if(func0(data0) > 4000){
const err2 = {instancePath:instancePath+"/courses",schemaPath:"#/properties/courses/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func0(data0) < 3){
const err3 = {instancePath:instancePath+"/courses",schemaPath:"#/properties/courses/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"};
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
const err4 = {instancePath:instancePath+"/courses",schemaPath:"#/properties/courses/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
let data1 = data.scale;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/scale",schemaPath:"#/properties/scale/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((((data1 === "us") || (data1 === "usPlus")) || (data1 === "indonesia")) || (data1 === "percent"))){
const err6 = {instancePath:instancePath+"/scale",schemaPath:"#/properties/scale/enum",keyword:"enum",params:{allowedValues: schema0.properties.scale.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.priorGpa !== undefined){
let data2 = data.priorGpa;
if(typeof data2 == "number"){
if(data2 > 4.3 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/priorGpa",schemaPath:"#/properties/priorGpa/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4.3},message:"must be <= 4.3"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/priorGpa",schemaPath:"#/properties/priorGpa/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(formats0.validate(data2))){
const err9 = {instancePath:instancePath+"/priorGpa",schemaPath:"#/properties/priorGpa/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/priorGpa",schemaPath:"#/properties/priorGpa/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.priorCredits !== undefined){
let data3 = data.priorCredits;
if(typeof data3 == "number"){
if(data3 > 1000 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/priorCredits",schemaPath:"#/properties/priorCredits/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/priorCredits",schemaPath:"#/properties/priorCredits/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(formats0.validate(data3))){
const err13 = {instancePath:instancePath+"/priorCredits",schemaPath:"#/properties/priorCredits/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
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
const err14 = {instancePath:instancePath+"/priorCredits",schemaPath:"#/properties/priorCredits/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.goal !== undefined){
let data4 = data.goal;
if(typeof data4 == "number"){
if(data4 > 4.3 || isNaN(data4)){
const err15 = {instancePath:instancePath+"/goal",schemaPath:"#/properties/goal/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4.3},message:"must be <= 4.3"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err16 = {instancePath:instancePath+"/goal",schemaPath:"#/properties/goal/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!(formats0.validate(data4))){
const err17 = {instancePath:instancePath+"/goal",schemaPath:"#/properties/goal/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/goal",schemaPath:"#/properties/goal/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.nextCredits !== undefined){
let data5 = data.nextCredits;
if(typeof data5 == "number"){
if(data5 > 200 || isNaN(data5)){
const err19 = {instancePath:instancePath+"/nextCredits",schemaPath:"#/properties/nextCredits/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data5 < 0.5 || isNaN(data5)){
const err20 = {instancePath:instancePath+"/nextCredits",schemaPath:"#/properties/nextCredits/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0.5},message:"must be >= 0.5"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!(formats0.validate(data5))){
const err21 = {instancePath:instancePath+"/nextCredits",schemaPath:"#/properties/nextCredits/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/nextCredits",schemaPath:"#/properties/nextCredits/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
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

