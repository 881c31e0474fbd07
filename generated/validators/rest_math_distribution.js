/* Written by npm run codegen from openapi.yaml; never edited. */
import imported0 from "ajv/dist/runtime/ucs2length.js";
import imported1 from "ajv-formats/dist/formats.js";
export const queryTypes = {"x":["number"],"p":["number"]};
export const query = validate0;
const schema0 = {"type":"object","properties":{"name":{"description":"Distribution, with its parameters in order.\n\n- normal mean, sd (0,1 if empty); lognormal mu, sigma\n- studentT df; chiSquared df; f d1, d2\n- uniform a, b; exponential rate; gamma shape, scale; beta a, b; weibull scale, shape\n- binomial n, p; poisson lambda; geometric p (trials until the first success: 1, 2, ...)\n- hypergeometric N, K, n (population, successes in it, draws)","type":"string","enum":["normal","studentT","chiSquared","f","uniform","exponential","gamma","beta","lognormal","weibull","binomial","poisson","geometric","hypergeometric"]},"parameters":{"type":"string","maxLength":100,"pattern":"^[-+0-9.eE, ]*$","x-pattern-words":"numbers separated by commas","default":""},"x":{"type":"number","format":"double","minimum":-1000000000000,"maximum":1000000000000},"p":{"type":"number","format":"double","minimum":0,"maximum":1,"examples":[0.975]}},"required":["name"],"additionalProperties":false};
const func0 = imported0.default;
const pattern0 = new RegExp("^[-+0-9.eE, ]*$", "u");
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
if(data.parameters === undefined){
data.parameters = "";
}
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "name") || (key0 === "parameters")) || (key0 === "x")) || (key0 === "p"))){
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
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((((((((((((((data0 === "normal") || (data0 === "studentT")) || (data0 === "chiSquared")) || (data0 === "f")) || (data0 === "uniform")) || (data0 === "exponential")) || (data0 === "gamma")) || (data0 === "beta")) || (data0 === "lognormal")) || (data0 === "weibull")) || (data0 === "binomial")) || (data0 === "poisson")) || (data0 === "geometric")) || (data0 === "hypergeometric"))){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/enum",keyword:"enum",params:{allowedValues: schema0.properties.name.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
let data1 = data.parameters;
if(typeof data1 === "string"){
if(func0(data1) > 100){
const err4 = {instancePath:instancePath+"/parameters",schemaPath:"#/properties/parameters/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern0.test(data1)){
const err5 = {instancePath:instancePath+"/parameters",schemaPath:"#/properties/parameters/pattern",keyword:"pattern",params:{pattern: "^[-+0-9.eE, ]*$"},message:"must match pattern \""+"^[-+0-9.eE, ]*$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/parameters",schemaPath:"#/properties/parameters/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.x !== undefined){
let data2 = data.x;
if(typeof data2 == "number"){
if(data2 > 1000000000000 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/x",schemaPath:"#/properties/x/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000000},message:"must be <= 1000000000000"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2 < -1000000000000 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/x",schemaPath:"#/properties/x/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1000000000000},message:"must be >= -1000000000000"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(formats0.validate(data2))){
const err9 = {instancePath:instancePath+"/x",schemaPath:"#/properties/x/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
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
const err10 = {instancePath:instancePath+"/x",schemaPath:"#/properties/x/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.p !== undefined){
let data3 = data.p;
if(typeof data3 == "number"){
if(data3 > 1 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/p",schemaPath:"#/properties/p/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/p",schemaPath:"#/properties/p/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(formats0.validate(data3))){
const err13 = {instancePath:instancePath+"/p",schemaPath:"#/properties/p/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
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
const err14 = {instancePath:instancePath+"/p",schemaPath:"#/properties/p/type",keyword:"type",params:{type: "number"},message:"must be number"};
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

