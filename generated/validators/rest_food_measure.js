/* Written by npm run codegen from openapi.yaml; never edited. */
import imported0 from "ajv-formats/dist/formats.js";
export const queryTypes = {"amount":["number"]};
export const query = validate0;
const schema0 = {"type":"object","properties":{"ingredient":{"type":"string","enum":["water","milk","butter","heavy-cream","yogurt","all-purpose-flour","bread-flour","whole-wheat-flour","granulated-sugar","brown-sugar","powdered-sugar","honey","maple-syrup","vegetable-oil","olive-oil","white-rice","rolled-oats","cocoa-powder","cornstarch","salt","peanut-butter"],"x-enum-varnames":["water","milk","butter","heavy_cream","yogurt","all_purpose_flour","bread_flour","whole_wheat_flour","granulated_sugar","brown_sugar","powdered_sugar","honey","maple_syrup","vegetable_oil","olive_oil","white_rice","rolled_oats","cocoa_powder","cornstarch","salt","peanut_butter"]},"amount":{"type":"number","minimum":0.001,"maximum":100000,"format":"double"},"from":{"type":"string","enum":["cup","tbsp","tsp","ml","l","fl-oz","g","kg","oz","lb"],"x-enum-varnames":["cup","tbsp","tsp","ml","l","fl_oz","g","kg","oz","lb"]},"to":{"type":"string","enum":["cup","tbsp","tsp","ml","l","fl-oz","g","kg","oz","lb"],"x-enum-varnames":["cup","tbsp","tsp","ml","l","fl_oz","g","kg","oz","lb"]}},"required":["ingredient","amount","from","to"],"additionalProperties":false};
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
if(data.ingredient === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ingredient"},message:"must have required property '"+"ingredient"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.amount === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.from === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "from"},message:"must have required property '"+"from"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.to === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "to"},message:"must have required property '"+"to"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "ingredient") || (key0 === "amount")) || (key0 === "from")) || (key0 === "to"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.ingredient !== undefined){
let data0 = data.ingredient;
if(typeof data0 !== "string"){
const err5 = {instancePath:instancePath+"/ingredient",schemaPath:"#/properties/ingredient/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(((((((((((((((((((((data0 === "water") || (data0 === "milk")) || (data0 === "butter")) || (data0 === "heavy-cream")) || (data0 === "yogurt")) || (data0 === "all-purpose-flour")) || (data0 === "bread-flour")) || (data0 === "whole-wheat-flour")) || (data0 === "granulated-sugar")) || (data0 === "brown-sugar")) || (data0 === "powdered-sugar")) || (data0 === "honey")) || (data0 === "maple-syrup")) || (data0 === "vegetable-oil")) || (data0 === "olive-oil")) || (data0 === "white-rice")) || (data0 === "rolled-oats")) || (data0 === "cocoa-powder")) || (data0 === "cornstarch")) || (data0 === "salt")) || (data0 === "peanut-butter"))){
const err6 = {instancePath:instancePath+"/ingredient",schemaPath:"#/properties/ingredient/enum",keyword:"enum",params:{allowedValues: schema0.properties.ingredient.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.amount !== undefined){
let data1 = data.amount;
if(typeof data1 == "number"){
if(data1 > 100000 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1 < 0.001 || isNaN(data1)){
const err8 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0.001},message:"must be >= 0.001"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(formats0.validate(data1))){
const err9 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
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
const err10 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.from !== undefined){
let data2 = data.from;
if(typeof data2 !== "string"){
const err11 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!((((((((((data2 === "cup") || (data2 === "tbsp")) || (data2 === "tsp")) || (data2 === "ml")) || (data2 === "l")) || (data2 === "fl-oz")) || (data2 === "g")) || (data2 === "kg")) || (data2 === "oz")) || (data2 === "lb"))){
const err12 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/enum",keyword:"enum",params:{allowedValues: schema0.properties.from.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.to !== undefined){
let data3 = data.to;
if(typeof data3 !== "string"){
const err13 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!((((((((((data3 === "cup") || (data3 === "tbsp")) || (data3 === "tsp")) || (data3 === "ml")) || (data3 === "l")) || (data3 === "fl-oz")) || (data3 === "g")) || (data3 === "kg")) || (data3 === "oz")) || (data3 === "lb"))){
const err14 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/enum",keyword:"enum",params:{allowedValues: schema0.properties.to.enum},message:"must be equal to one of the allowed values"};
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

