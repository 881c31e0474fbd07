/* Written by npm run codegen from openapi.yaml; never edited. */
import imported0 from "ajv-formats/dist/formats.js";
import imported1 from "ajv/dist/runtime/ucs2length.js";
export const queryTypes = {"rating":["number"],"rd":["number"],"volatility":["number"],"tau":["number"]};
export const query = validate0;
const schema0 = {"type":"object","properties":{"rating":{"type":"number","minimum":0,"maximum":5000,"default":1500,"format":"double"},"rd":{"type":"number","minimum":1,"maximum":500,"default":350,"format":"double"},"volatility":{"type":"number","minimum":0.001,"maximum":1,"default":0.06,"format":"double","examples":[0.06]},"games":{"type":"string","maxLength":2000,"pattern":"^([0-9.]+:[0-9.]+:(0|0?\\.5|1)(,|$))*$","default":"","x-pattern-words":"games separated by commas, such as 1400:30:1,1550:100:0.5"},"tau":{"type":"number","minimum":0.1,"maximum":2,"default":0.5,"format":"double","examples":[0.5]}},"required":[],"additionalProperties":false};
const formats0 = imported0.fullFormats.double;
const func0 = imported1.default;
const pattern0 = new RegExp("^([0-9.]+:[0-9.]+:(0|0?\\.5|1)(,|$))*$", "u");

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
if(data.rating === undefined){
data.rating = 1500;
}
if(data.rd === undefined){
data.rd = 350;
}
if(data.volatility === undefined){
data.volatility = 0.06;
}
if(data.games === undefined){
data.games = "";
}
if(data.tau === undefined){
data.tau = 0.5;
}
for(const key0 in data){
if(!(((((key0 === "rating") || (key0 === "rd")) || (key0 === "volatility")) || (key0 === "games")) || (key0 === "tau"))){
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
let data0 = data.rating;
if(typeof data0 == "number"){
if(data0 > 5000 || isNaN(data0)){
const err1 = {instancePath:instancePath+"/rating",schemaPath:"#/properties/rating/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5000},message:"must be <= 5000"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0 < 0 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/rating",schemaPath:"#/properties/rating/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(formats0.validate(data0))){
const err3 = {instancePath:instancePath+"/rating",schemaPath:"#/properties/rating/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
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
const err4 = {instancePath:instancePath+"/rating",schemaPath:"#/properties/rating/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
let data1 = data.rd;
if(typeof data1 == "number"){
if(data1 > 500 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/rd",schemaPath:"#/properties/rd/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},message:"must be <= 500"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/rd",schemaPath:"#/properties/rd/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(formats0.validate(data1))){
const err7 = {instancePath:instancePath+"/rd",schemaPath:"#/properties/rd/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
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
const err8 = {instancePath:instancePath+"/rd",schemaPath:"#/properties/rd/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
let data2 = data.volatility;
if(typeof data2 == "number"){
if(data2 > 1 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/volatility",schemaPath:"#/properties/volatility/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2 < 0.001 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/volatility",schemaPath:"#/properties/volatility/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0.001},message:"must be >= 0.001"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(formats0.validate(data2))){
const err11 = {instancePath:instancePath+"/volatility",schemaPath:"#/properties/volatility/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
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
const err12 = {instancePath:instancePath+"/volatility",schemaPath:"#/properties/volatility/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
let data3 = data.games;
if(typeof data3 === "string"){
if(func0(data3) > 2000){
const err13 = {instancePath:instancePath+"/games",schemaPath:"#/properties/games/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!pattern0.test(data3)){
const err14 = {instancePath:instancePath+"/games",schemaPath:"#/properties/games/pattern",keyword:"pattern",params:{pattern: "^([0-9.]+:[0-9.]+:(0|0?\\.5|1)(,|$))*$"},message:"must match pattern \""+"^([0-9.]+:[0-9.]+:(0|0?\\.5|1)(,|$))*$"+"\""};
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
const err15 = {instancePath:instancePath+"/games",schemaPath:"#/properties/games/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
let data4 = data.tau;
if(typeof data4 == "number"){
if(data4 > 2 || isNaN(data4)){
const err16 = {instancePath:instancePath+"/tau",schemaPath:"#/properties/tau/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2},message:"must be <= 2"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data4 < 0.1 || isNaN(data4)){
const err17 = {instancePath:instancePath+"/tau",schemaPath:"#/properties/tau/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0.1},message:"must be >= 0.1"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!(formats0.validate(data4))){
const err18 = {instancePath:instancePath+"/tau",schemaPath:"#/properties/tau/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
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
const err19 = {instancePath:instancePath+"/tau",schemaPath:"#/properties/tau/type",keyword:"type",params:{type: "number"},message:"must be number"};
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
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

