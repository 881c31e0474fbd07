/* Written by npm run codegen from openapi.yaml; never edited. */
import imported0 from "ajv-formats/dist/formats.js";
import imported1 from "ajv/dist/runtime/ucs2length.js";
export const queryTypes = {"count":["integer"],"time":["boolean"],"unique":["boolean"]};
export const query = validate0;
const schema0 = {"type":"object","properties":{"from":{"type":"string","format":"date","default":"2000-01-01"},"to":{"type":"string","format":"date","default":"2030-12-31"},"count":{"type":"integer","minimum":1,"maximum":1000,"default":1},"weekdays":{"type":"string","pattern":"^[1-7](,[1-7]){0,6}$","x-pattern-words":"one to seven days from 1 (Monday) to 7 (Sunday), separated by commas","examples":["1,2,3,4,5"]},"time":{"type":"boolean","default":false,"examples":[false]},"unique":{"type":"boolean","default":false,"examples":[false]},"sort":{"type":"string","enum":["none","asc","desc"],"default":"none","examples":["none"]},"seed":{"type":"string","maxLength":64}},"required":[],"additionalProperties":false};
const formats0 = imported0.fullFormats.date;
const pattern0 = new RegExp("^[1-7](,[1-7]){0,6}$", "u");
const func0 = imported1.default;

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
if(data.from === undefined){
data.from = "2000-01-01";
}
if(data.to === undefined){
data.to = "2030-12-31";
}
if(data.count === undefined){
data.count = 1;
}
if(data.time === undefined){
data.time = false;
}
if(data.unique === undefined){
data.unique = false;
}
if(data.sort === undefined){
data.sort = "none";
}
for(const key0 in data){
if(!((((((((key0 === "from") || (key0 === "to")) || (key0 === "count")) || (key0 === "weekdays")) || (key0 === "time")) || (key0 === "unique")) || (key0 === "sort")) || (key0 === "seed"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
let data0 = data.from;
if(typeof data0 === "string"){
if(!(formats0.validate(data0))){
const err1 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
let data1 = data.to;
if(typeof data1 === "string"){
if(!(formats0.validate(data1))){
const err3 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""};
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
const err4 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
let data2 = data.count;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err5 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(typeof data2 == "number"){
if(data2 > 1000 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.weekdays !== undefined){
let data3 = data.weekdays;
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
const err8 = {instancePath:instancePath+"/weekdays",schemaPath:"#/properties/weekdays/pattern",keyword:"pattern",params:{pattern: "^[1-7](,[1-7]){0,6}$"},message:"must match pattern \""+"^[1-7](,[1-7]){0,6}$"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/weekdays",schemaPath:"#/properties/weekdays/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(typeof data.time !== "boolean"){
const err10 = {instancePath:instancePath+"/time",schemaPath:"#/properties/time/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(typeof data.unique !== "boolean"){
const err11 = {instancePath:instancePath+"/unique",schemaPath:"#/properties/unique/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
let data6 = data.sort;
if(typeof data6 !== "string"){
const err12 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(((data6 === "none") || (data6 === "asc")) || (data6 === "desc"))){
const err13 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/enum",keyword:"enum",params:{allowedValues: schema0.properties.sort.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.seed !== undefined){
let data7 = data.seed;
if(typeof data7 === "string"){
if(func0(data7) > 64){
const err14 = {instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

