/* Written by npm run codegen from openapi.yaml; never edited. */
import imported0 from "ajv/dist/runtime/ucs2length.js";
import imported1 from "ajv-formats/dist/formats.js";
export const queryTypes = {"mu":["number"],"alpha":["number"]};
export const query = validate0;
const schema0 = {"type":"object","properties":{"test":{"description":"Hypothesis test, with its data.\n\n- `tOneSample`: one sample against `mu`\n- `tTwoSample` (pooled variance), `tWelch` (Welch-Satterthwaite df), `tPaired`: two samples, first minus\n  second against `mu`\n- `zProportion`: successes,n against `mu` between 0 and 1, with the standard error of `mu`\n- `chiSquaredFit`: counts against `expected`\n- `chiSquaredTable`: rows of counts, without continuity correction\n- `anova`: groups, one way\n- `correlation`: two samples, Pearson's r with t = r sqrt((n-2)/(1-r^2))","type":"string","enum":["tOneSample","tTwoSample","tWelch","tPaired","zProportion","chiSquaredFit","chiSquaredTable","anova","correlation"]},"data":{"type":"string","maxLength":20000,"pattern":"^[-+0-9.eE,; ]+$","x-pattern-words":"numbers separated by commas, in groups separated by semicolons"},"mu":{"type":"number","format":"double","minimum":-1000000000000,"maximum":1000000000000,"default":0},"expected":{"type":"string","maxLength":5000,"pattern":"^[-+0-9.eE, ]+$","x-pattern-words":"numbers separated by commas","examples":["10,20,30"]},"alternative":{"description":"Alternative hypothesis.","examples":["twoSided"],"type":"string","enum":["twoSided","less","greater"],"default":"twoSided"},"alpha":{"type":"number","format":"double","minimum":0.0001,"maximum":0.5,"default":0.05,"examples":[0.01]}},"required":["test","data"],"additionalProperties":false};
const func0 = imported0.default;
const pattern0 = new RegExp("^[-+0-9.eE,; ]+$", "u");
const pattern1 = new RegExp("^[-+0-9.eE, ]+$", "u");
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
if(data.mu === undefined){
data.mu = 0;
}
if(data.alternative === undefined){
data.alternative = "twoSided";
}
if(data.alpha === undefined){
data.alpha = 0.05;
}
if(data.test === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "test"},message:"must have required property '"+"test"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.data === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "test") || (key0 === "data")) || (key0 === "mu")) || (key0 === "expected")) || (key0 === "alternative")) || (key0 === "alpha"))){
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
if(data.test !== undefined){
let data0 = data.test;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/test",schemaPath:"#/properties/test/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(((((((((data0 === "tOneSample") || (data0 === "tTwoSample")) || (data0 === "tWelch")) || (data0 === "tPaired")) || (data0 === "zProportion")) || (data0 === "chiSquaredFit")) || (data0 === "chiSquaredTable")) || (data0 === "anova")) || (data0 === "correlation"))){
const err4 = {instancePath:instancePath+"/test",schemaPath:"#/properties/test/enum",keyword:"enum",params:{allowedValues: schema0.properties.test.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.data !== undefined){
let data1 = data.data;
if(typeof data1 === "string"){
if(func0(data1) > 20000){
const err5 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/maxLength",keyword:"maxLength",params:{limit: 20000},message:"must NOT have more than 20000 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern0.test(data1)){
const err6 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/pattern",keyword:"pattern",params:{pattern: "^[-+0-9.eE,; ]+$"},message:"must match pattern \""+"^[-+0-9.eE,; ]+$"+"\""};
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
const err7 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
let data2 = data.mu;
if(typeof data2 == "number"){
if(data2 > 1000000000000 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/mu",schemaPath:"#/properties/mu/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000000},message:"must be <= 1000000000000"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2 < -1000000000000 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/mu",schemaPath:"#/properties/mu/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1000000000000},message:"must be >= -1000000000000"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(formats0.validate(data2))){
const err10 = {instancePath:instancePath+"/mu",schemaPath:"#/properties/mu/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
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
const err11 = {instancePath:instancePath+"/mu",schemaPath:"#/properties/mu/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.expected !== undefined){
let data3 = data.expected;
if(typeof data3 === "string"){
if(func0(data3) > 5000){
const err12 = {instancePath:instancePath+"/expected",schemaPath:"#/properties/expected/maxLength",keyword:"maxLength",params:{limit: 5000},message:"must NOT have more than 5000 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!pattern1.test(data3)){
const err13 = {instancePath:instancePath+"/expected",schemaPath:"#/properties/expected/pattern",keyword:"pattern",params:{pattern: "^[-+0-9.eE, ]+$"},message:"must match pattern \""+"^[-+0-9.eE, ]+$"+"\""};
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
const err14 = {instancePath:instancePath+"/expected",schemaPath:"#/properties/expected/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
let data4 = data.alternative;
if(typeof data4 !== "string"){
const err15 = {instancePath:instancePath+"/alternative",schemaPath:"#/properties/alternative/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!(((data4 === "twoSided") || (data4 === "less")) || (data4 === "greater"))){
const err16 = {instancePath:instancePath+"/alternative",schemaPath:"#/properties/alternative/enum",keyword:"enum",params:{allowedValues: schema0.properties.alternative.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
let data5 = data.alpha;
if(typeof data5 == "number"){
if(data5 > 0.5 || isNaN(data5)){
const err17 = {instancePath:instancePath+"/alpha",schemaPath:"#/properties/alpha/maximum",keyword:"maximum",params:{comparison: "<=", limit: 0.5},message:"must be <= 0.5"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data5 < 0.0001 || isNaN(data5)){
const err18 = {instancePath:instancePath+"/alpha",schemaPath:"#/properties/alpha/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0.0001},message:"must be >= 0.0001"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!(formats0.validate(data5))){
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

