/* Written by npm run codegen from openapi.yaml; never edited. */
import imported0 from "ajv/dist/runtime/ucs2length.js";
import imported1 from "ajv-formats/dist/formats.js";
import imported2 from "ajv-formats/dist/formats.js";
export const queryTypes = {"hoursPerDay":["number"],"maxPerSubject":["number"]};
export const query = validate0;
const schema0 = {"type":"object","properties":{"exams":{"type":"string","minLength":12,"maxLength":3000},"start":{"type":"string","format":"date","pattern":"^\\d{4}-\\d{2}-\\d{2}$","x-pattern-words":"a date such as 2026-01-31"},"hoursPerDay":{"type":"number","minimum":0.5,"maximum":16,"default":3,"format":"double","examples":[3]},"maxPerSubject":{"type":"number","minimum":0.25,"maximum":16,"format":"double","examples":[2]},"daysOff":{"type":"string","pattern":"^([1-7](,[1-7]){0,5})?$","x-pattern-words":"up to six days from 1 (Monday) to 7 (Sunday), separated by commas","default":"","examples":[""]}},"required":["exams","start"],"additionalProperties":false};
const func0 = imported0.default;
const formats0 = imported1.fullFormats.date;
const formats2 = imported2.fullFormats.double;
const pattern0 = new RegExp("^\\d{4}-\\d{2}-\\d{2}$", "u");
const pattern1 = new RegExp("^([1-7](,[1-7]){0,5})?$", "u");

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
if(data.hoursPerDay === undefined){
data.hoursPerDay = 3;
}
if(data.daysOff === undefined){
data.daysOff = "";
}
if(data.exams === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "exams"},message:"must have required property '"+"exams"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.start === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "start"},message:"must have required property '"+"start"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "exams") || (key0 === "start")) || (key0 === "hoursPerDay")) || (key0 === "maxPerSubject")) || (key0 === "daysOff"))){
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
if(data.exams !== undefined){
let data0 = data.exams;
if(typeof data0 === "string"){
if(func0(data0) > 3000){
const err3 = {instancePath:instancePath+"/exams",schemaPath:"#/properties/exams/maxLength",keyword:"maxLength",params:{limit: 3000},message:"must NOT have more than 3000 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func0(data0) < 12){
const err4 = {instancePath:instancePath+"/exams",schemaPath:"#/properties/exams/minLength",keyword:"minLength",params:{limit: 12},message:"must NOT have fewer than 12 characters"};
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
const err5 = {instancePath:instancePath+"/exams",schemaPath:"#/properties/exams/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.start !== undefined){
let data1 = data.start;
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
const err6 = {instancePath:instancePath+"/start",schemaPath:"#/properties/start/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(formats0.validate(data1))){
const err7 = {instancePath:instancePath+"/start",schemaPath:"#/properties/start/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""};
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
const err8 = {instancePath:instancePath+"/start",schemaPath:"#/properties/start/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
let data2 = data.hoursPerDay;
if(typeof data2 == "number"){
if(data2 > 16 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/hoursPerDay",schemaPath:"#/properties/hoursPerDay/maximum",keyword:"maximum",params:{comparison: "<=", limit: 16},message:"must be <= 16"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2 < 0.5 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/hoursPerDay",schemaPath:"#/properties/hoursPerDay/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0.5},message:"must be >= 0.5"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(formats2.validate(data2))){
const err11 = {instancePath:instancePath+"/hoursPerDay",schemaPath:"#/properties/hoursPerDay/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
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
const err12 = {instancePath:instancePath+"/hoursPerDay",schemaPath:"#/properties/hoursPerDay/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.maxPerSubject !== undefined){
let data3 = data.maxPerSubject;
if(typeof data3 == "number"){
if(data3 > 16 || isNaN(data3)){
const err13 = {instancePath:instancePath+"/maxPerSubject",schemaPath:"#/properties/maxPerSubject/maximum",keyword:"maximum",params:{comparison: "<=", limit: 16},message:"must be <= 16"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data3 < 0.25 || isNaN(data3)){
const err14 = {instancePath:instancePath+"/maxPerSubject",schemaPath:"#/properties/maxPerSubject/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0.25},message:"must be >= 0.25"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(formats2.validate(data3))){
const err15 = {instancePath:instancePath+"/maxPerSubject",schemaPath:"#/properties/maxPerSubject/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
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
const err16 = {instancePath:instancePath+"/maxPerSubject",schemaPath:"#/properties/maxPerSubject/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
let data4 = data.daysOff;
if(typeof data4 === "string"){
if(!pattern1.test(data4)){
const err17 = {instancePath:instancePath+"/daysOff",schemaPath:"#/properties/daysOff/pattern",keyword:"pattern",params:{pattern: "^([1-7](,[1-7]){0,5})?$"},message:"must match pattern \""+"^([1-7](,[1-7]){0,5})?$"+"\""};
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
const err18 = {instancePath:instancePath+"/daysOff",schemaPath:"#/properties/daysOff/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

