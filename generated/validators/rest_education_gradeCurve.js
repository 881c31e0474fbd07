/* Written by npm run codegen from openapi.yaml; never edited. */
import imported0 from "ajv/dist/runtime/ucs2length.js";
import imported1 from "ajv-formats/dist/formats.js";
export const queryTypes = {"maxScore":["number"],"targetMean":["number"],"targetDeviation":["number"]};
export const query = validate0;
const schema0 = {"type":"object","properties":{"scores":{"type":"string","maxLength":5000,"pattern":"^\\d{1,5}(\\.\\d{1,6})?(,\\d{1,5}(\\.\\d{1,6})?){0,499}$","x-pattern-words":"at most 500 scores separated by commas, such as 55,62.5,70"},"method":{"type":"string","enum":["addToTop","scaleToTop","squareRoot","linear","bell"],"default":"addToTop","examples":["addToTop"]},"maxScore":{"type":"number","minimum":1,"maximum":10000,"default":100,"format":"double","examples":[100]},"targetMean":{"type":"number","minimum":0,"maximum":10000,"default":75,"format":"double","examples":[75]},"targetDeviation":{"type":"number","minimum":0.1,"maximum":5000,"default":10,"format":"double","examples":[10]},"cutoffs":{"type":"string","pattern":"^\\d{1,3}(\\.\\d{1,4})?(,\\d{1,3}(\\.\\d{1,4})?){3}$","x-pattern-words":"four percentages separated by commas, such as 90,80,70,60","default":"90,80,70,60","examples":["90,80,70,60"]}},"required":["scores"],"additionalProperties":false};
const func0 = imported0.default;
const pattern0 = new RegExp("^\\d{1,5}(\\.\\d{1,6})?(,\\d{1,5}(\\.\\d{1,6})?){0,499}$", "u");
const pattern1 = new RegExp("^\\d{1,3}(\\.\\d{1,4})?(,\\d{1,3}(\\.\\d{1,4})?){3}$", "u");
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
if(data.method === undefined){
data.method = "addToTop";
}
if(data.maxScore === undefined){
data.maxScore = 100;
}
if(data.targetMean === undefined){
data.targetMean = 75;
}
if(data.targetDeviation === undefined){
data.targetDeviation = 10;
}
if(data.cutoffs === undefined){
data.cutoffs = "90,80,70,60";
}
if(data.scores === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "scores"},message:"must have required property '"+"scores"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "scores") || (key0 === "method")) || (key0 === "maxScore")) || (key0 === "targetMean")) || (key0 === "targetDeviation")) || (key0 === "cutoffs"))){
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
if(data.scores !== undefined){
let data0 = data.scores;
if(typeof data0 === "string"){
if(func0(data0) > 5000){
const err2 = {instancePath:instancePath+"/scores",schemaPath:"#/properties/scores/maxLength",keyword:"maxLength",params:{limit: 5000},message:"must NOT have more than 5000 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!pattern0.test(data0)){
const err3 = {instancePath:instancePath+"/scores",schemaPath:"#/properties/scores/pattern",keyword:"pattern",params:{pattern: "^\\d{1,5}(\\.\\d{1,6})?(,\\d{1,5}(\\.\\d{1,6})?){0,499}$"},message:"must match pattern \""+"^\\d{1,5}(\\.\\d{1,6})?(,\\d{1,5}(\\.\\d{1,6})?){0,499}$"+"\""};
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
const err4 = {instancePath:instancePath+"/scores",schemaPath:"#/properties/scores/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
let data1 = data.method;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/method",schemaPath:"#/properties/method/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(((((data1 === "addToTop") || (data1 === "scaleToTop")) || (data1 === "squareRoot")) || (data1 === "linear")) || (data1 === "bell"))){
const err6 = {instancePath:instancePath+"/method",schemaPath:"#/properties/method/enum",keyword:"enum",params:{allowedValues: schema0.properties.method.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
let data2 = data.maxScore;
if(typeof data2 == "number"){
if(data2 > 10000 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/maxScore",schemaPath:"#/properties/maxScore/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000},message:"must be <= 10000"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/maxScore",schemaPath:"#/properties/maxScore/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(formats0.validate(data2))){
const err9 = {instancePath:instancePath+"/maxScore",schemaPath:"#/properties/maxScore/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
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
const err10 = {instancePath:instancePath+"/maxScore",schemaPath:"#/properties/maxScore/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
let data3 = data.targetMean;
if(typeof data3 == "number"){
if(data3 > 10000 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/targetMean",schemaPath:"#/properties/targetMean/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000},message:"must be <= 10000"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/targetMean",schemaPath:"#/properties/targetMean/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(formats0.validate(data3))){
const err13 = {instancePath:instancePath+"/targetMean",schemaPath:"#/properties/targetMean/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
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
const err14 = {instancePath:instancePath+"/targetMean",schemaPath:"#/properties/targetMean/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
let data4 = data.targetDeviation;
if(typeof data4 == "number"){
if(data4 > 5000 || isNaN(data4)){
const err15 = {instancePath:instancePath+"/targetDeviation",schemaPath:"#/properties/targetDeviation/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5000},message:"must be <= 5000"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data4 < 0.1 || isNaN(data4)){
const err16 = {instancePath:instancePath+"/targetDeviation",schemaPath:"#/properties/targetDeviation/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0.1},message:"must be >= 0.1"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!(formats0.validate(data4))){
const err17 = {instancePath:instancePath+"/targetDeviation",schemaPath:"#/properties/targetDeviation/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
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
const err18 = {instancePath:instancePath+"/targetDeviation",schemaPath:"#/properties/targetDeviation/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
let data5 = data.cutoffs;
if(typeof data5 === "string"){
if(!pattern1.test(data5)){
const err19 = {instancePath:instancePath+"/cutoffs",schemaPath:"#/properties/cutoffs/pattern",keyword:"pattern",params:{pattern: "^\\d{1,3}(\\.\\d{1,4})?(,\\d{1,3}(\\.\\d{1,4})?){3}$"},message:"must match pattern \""+"^\\d{1,3}(\\.\\d{1,4})?(,\\d{1,3}(\\.\\d{1,4})?){3}$"+"\""};
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
const err20 = {instancePath:instancePath+"/cutoffs",schemaPath:"#/properties/cutoffs/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

