/* Written by npm run codegen from openapi.yaml; never edited. */
import imported0 from "ajv/dist/runtime/ucs2length.js";
import imported1 from "ajv-formats/dist/formats.js";
export const queryTypes = {"period":["integer"],"fast":["integer"],"slow":["integer"],"signal":["integer"],"deviations":["number"]};
export const query = validate0;
const schema0 = {"type":"object","properties":{"prices":{"type":"string","maxLength":20000,"pattern":"^\\d{1,12}(\\.\\d{1,10})?(,\\d{1,12}(\\.\\d{1,10})?){1,999}$","x-pattern-words":"2 to 1000 prices separated by commas, such as 101.5,99,102"},"indicator":{"type":"string","enum":["sma","ema","rsi","macd","bollinger","roc"]},"period":{"type":"integer","minimum":1,"maximum":500,"default":14},"fast":{"type":"integer","minimum":1,"maximum":500,"default":12,"examples":[12]},"slow":{"type":"integer","minimum":2,"maximum":500,"default":26,"examples":[26]},"signal":{"type":"integer","minimum":1,"maximum":500,"default":9,"examples":[9]},"deviations":{"type":"number","minimum":0.1,"maximum":10,"default":2,"format":"double","examples":[2]}},"required":["prices","indicator"],"additionalProperties":false};
const func0 = imported0.default;
const pattern0 = new RegExp("^\\d{1,12}(\\.\\d{1,10})?(,\\d{1,12}(\\.\\d{1,10})?){1,999}$", "u");
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
if(data.period === undefined){
data.period = 14;
}
if(data.fast === undefined){
data.fast = 12;
}
if(data.slow === undefined){
data.slow = 26;
}
if(data.signal === undefined){
data.signal = 9;
}
if(data.deviations === undefined){
data.deviations = 2;
}
if(data.prices === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prices"},message:"must have required property '"+"prices"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.indicator === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "indicator"},message:"must have required property '"+"indicator"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "prices") || (key0 === "indicator")) || (key0 === "period")) || (key0 === "fast")) || (key0 === "slow")) || (key0 === "signal")) || (key0 === "deviations"))){
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
if(data.prices !== undefined){
let data0 = data.prices;
if(typeof data0 === "string"){
if(func0(data0) > 20000){
const err3 = {instancePath:instancePath+"/prices",schemaPath:"#/properties/prices/maxLength",keyword:"maxLength",params:{limit: 20000},message:"must NOT have more than 20000 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern0.test(data0)){
const err4 = {instancePath:instancePath+"/prices",schemaPath:"#/properties/prices/pattern",keyword:"pattern",params:{pattern: "^\\d{1,12}(\\.\\d{1,10})?(,\\d{1,12}(\\.\\d{1,10})?){1,999}$"},message:"must match pattern \""+"^\\d{1,12}(\\.\\d{1,10})?(,\\d{1,12}(\\.\\d{1,10})?){1,999}$"+"\""};
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
const err5 = {instancePath:instancePath+"/prices",schemaPath:"#/properties/prices/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.indicator !== undefined){
let data1 = data.indicator;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/indicator",schemaPath:"#/properties/indicator/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!((((((data1 === "sma") || (data1 === "ema")) || (data1 === "rsi")) || (data1 === "macd")) || (data1 === "bollinger")) || (data1 === "roc"))){
const err7 = {instancePath:instancePath+"/indicator",schemaPath:"#/properties/indicator/enum",keyword:"enum",params:{allowedValues: schema0.properties.indicator.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
let data2 = data.period;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err8 = {instancePath:instancePath+"/period",schemaPath:"#/properties/period/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data2 == "number"){
if(data2 > 500 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/period",schemaPath:"#/properties/period/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},message:"must be <= 500"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/period",schemaPath:"#/properties/period/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
let data3 = data.fast;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err11 = {instancePath:instancePath+"/fast",schemaPath:"#/properties/fast/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(typeof data3 == "number"){
if(data3 > 500 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/fast",schemaPath:"#/properties/fast/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},message:"must be <= 500"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err13 = {instancePath:instancePath+"/fast",schemaPath:"#/properties/fast/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
let data4 = data.slow;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err14 = {instancePath:instancePath+"/slow",schemaPath:"#/properties/slow/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(typeof data4 == "number"){
if(data4 > 500 || isNaN(data4)){
const err15 = {instancePath:instancePath+"/slow",schemaPath:"#/properties/slow/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},message:"must be <= 500"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data4 < 2 || isNaN(data4)){
const err16 = {instancePath:instancePath+"/slow",schemaPath:"#/properties/slow/minimum",keyword:"minimum",params:{comparison: ">=", limit: 2},message:"must be >= 2"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
let data5 = data.signal;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
const err17 = {instancePath:instancePath+"/signal",schemaPath:"#/properties/signal/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(typeof data5 == "number"){
if(data5 > 500 || isNaN(data5)){
const err18 = {instancePath:instancePath+"/signal",schemaPath:"#/properties/signal/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},message:"must be <= 500"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err19 = {instancePath:instancePath+"/signal",schemaPath:"#/properties/signal/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
let data6 = data.deviations;
if(typeof data6 == "number"){
if(data6 > 10 || isNaN(data6)){
const err20 = {instancePath:instancePath+"/deviations",schemaPath:"#/properties/deviations/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10},message:"must be <= 10"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data6 < 0.1 || isNaN(data6)){
const err21 = {instancePath:instancePath+"/deviations",schemaPath:"#/properties/deviations/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0.1},message:"must be >= 0.1"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!(formats0.validate(data6))){
const err22 = {instancePath:instancePath+"/deviations",schemaPath:"#/properties/deviations/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/deviations",schemaPath:"#/properties/deviations/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

