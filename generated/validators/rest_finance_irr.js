/* Written by npm run codegen from openapi.yaml; never edited. */
import imported0 from "ajv/dist/runtime/ucs2length.js";
import imported1 from "ajv-formats/dist/formats.js";
export const queryTypes = {"financeRate":["number"],"reinvestRate":["number"]};
export const query = validate0;
const schema0 = {"type":"object","properties":{"cashflows":{"type":"string","maxLength":5000,"pattern":"^-?\\d{1,15}(\\.\\d{1,10})?(,-?\\d{1,15}(\\.\\d{1,10})?){1,199}$","x-pattern-words":"2 to 200 amounts separated by commas, such as -1000,300,420.5"},"financeRate":{"type":"number","minimum":0,"maximum":1000,"default":10,"format":"double","examples":[10]},"reinvestRate":{"type":"number","minimum":0,"maximum":1000,"default":10,"format":"double","examples":[10]}},"required":["cashflows"],"additionalProperties":false};
const func0 = imported0.default;
const pattern0 = new RegExp("^-?\\d{1,15}(\\.\\d{1,10})?(,-?\\d{1,15}(\\.\\d{1,10})?){1,199}$", "u");
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
if(data.financeRate === undefined){
data.financeRate = 10;
}
if(data.reinvestRate === undefined){
data.reinvestRate = 10;
}
if(data.cashflows === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cashflows"},message:"must have required property '"+"cashflows"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "cashflows") || (key0 === "financeRate")) || (key0 === "reinvestRate"))){
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
if(data.cashflows !== undefined){
let data0 = data.cashflows;
if(typeof data0 === "string"){
if(func0(data0) > 5000){
const err2 = {instancePath:instancePath+"/cashflows",schemaPath:"#/properties/cashflows/maxLength",keyword:"maxLength",params:{limit: 5000},message:"must NOT have more than 5000 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!pattern0.test(data0)){
const err3 = {instancePath:instancePath+"/cashflows",schemaPath:"#/properties/cashflows/pattern",keyword:"pattern",params:{pattern: "^-?\\d{1,15}(\\.\\d{1,10})?(,-?\\d{1,15}(\\.\\d{1,10})?){1,199}$"},message:"must match pattern \""+"^-?\\d{1,15}(\\.\\d{1,10})?(,-?\\d{1,15}(\\.\\d{1,10})?){1,199}$"+"\""};
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
const err4 = {instancePath:instancePath+"/cashflows",schemaPath:"#/properties/cashflows/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
let data1 = data.financeRate;
if(typeof data1 == "number"){
if(data1 > 1000 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/financeRate",schemaPath:"#/properties/financeRate/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1 < 0 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/financeRate",schemaPath:"#/properties/financeRate/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(formats0.validate(data1))){
const err7 = {instancePath:instancePath+"/financeRate",schemaPath:"#/properties/financeRate/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
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
const err8 = {instancePath:instancePath+"/financeRate",schemaPath:"#/properties/financeRate/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
let data2 = data.reinvestRate;
if(typeof data2 == "number"){
if(data2 > 1000 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/reinvestRate",schemaPath:"#/properties/reinvestRate/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/reinvestRate",schemaPath:"#/properties/reinvestRate/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(formats0.validate(data2))){
const err11 = {instancePath:instancePath+"/reinvestRate",schemaPath:"#/properties/reinvestRate/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
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
const err12 = {instancePath:instancePath+"/reinvestRate",schemaPath:"#/properties/reinvestRate/type",keyword:"type",params:{type: "number"},message:"must be number"};
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
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

