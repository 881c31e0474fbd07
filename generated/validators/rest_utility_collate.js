/* Written by npm run codegen from openapi.yaml; never edited. */
import imported0 from "ajv/dist/runtime/ucs2length.js";
export const queryTypes = {"numeric":["boolean"],"unique":["boolean"]};
export const query = validate0;
const schema0 = {"type":"object","properties":{"items":{"type":"string","maxLength":10000},"locale":{"type":"string","maxLength":35,"pattern":"^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$","x-pattern-words":"a language tag such as en or id-ID","default":"en"},"numeric":{"type":"boolean","default":false,"examples":[false]},"sensitivity":{"type":"string","enum":["base","accent","case","variant"],"default":"variant","examples":["variant"]},"caseFirst":{"type":"string","enum":["false","upper","lower"],"default":"false","examples":["false"]},"order":{"type":"string","enum":["asc","desc"],"default":"asc","examples":["asc"]},"unique":{"type":"boolean","default":false,"examples":[false]}},"required":["items"],"additionalProperties":false};
const func0 = imported0.default;
const pattern0 = new RegExp("^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$", "u");

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
if(data.locale === undefined){
data.locale = "en";
}
if(data.numeric === undefined){
data.numeric = false;
}
if(data.sensitivity === undefined){
data.sensitivity = "variant";
}
if(data.caseFirst === undefined){
data.caseFirst = "false";
}
if(data.order === undefined){
data.order = "asc";
}
if(data.unique === undefined){
data.unique = false;
}
if(data.items === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "items") || (key0 === "locale")) || (key0 === "numeric")) || (key0 === "sensitivity")) || (key0 === "caseFirst")) || (key0 === "order")) || (key0 === "unique"))){
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
if(data.items !== undefined){
let data0 = data.items;
if(typeof data0 === "string"){
if(func0(data0) > 10000){
const err2 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/maxLength",keyword:"maxLength",params:{limit: 10000},message:"must NOT have more than 10000 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
let data1 = data.locale;
if(typeof data1 === "string"){
if(func0(data1) > 35){
const err4 = {instancePath:instancePath+"/locale",schemaPath:"#/properties/locale/maxLength",keyword:"maxLength",params:{limit: 35},message:"must NOT have more than 35 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern0.test(data1)){
const err5 = {instancePath:instancePath+"/locale",schemaPath:"#/properties/locale/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$"},message:"must match pattern \""+"^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$"+"\""};
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
const err6 = {instancePath:instancePath+"/locale",schemaPath:"#/properties/locale/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(typeof data.numeric !== "boolean"){
const err7 = {instancePath:instancePath+"/numeric",schemaPath:"#/properties/numeric/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
let data3 = data.sensitivity;
if(typeof data3 !== "string"){
const err8 = {instancePath:instancePath+"/sensitivity",schemaPath:"#/properties/sensitivity/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((((data3 === "base") || (data3 === "accent")) || (data3 === "case")) || (data3 === "variant"))){
const err9 = {instancePath:instancePath+"/sensitivity",schemaPath:"#/properties/sensitivity/enum",keyword:"enum",params:{allowedValues: schema0.properties.sensitivity.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
let data4 = data.caseFirst;
if(typeof data4 !== "string"){
const err10 = {instancePath:instancePath+"/caseFirst",schemaPath:"#/properties/caseFirst/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(((data4 === "false") || (data4 === "upper")) || (data4 === "lower"))){
const err11 = {instancePath:instancePath+"/caseFirst",schemaPath:"#/properties/caseFirst/enum",keyword:"enum",params:{allowedValues: schema0.properties.caseFirst.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
let data5 = data.order;
if(typeof data5 !== "string"){
const err12 = {instancePath:instancePath+"/order",schemaPath:"#/properties/order/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!((data5 === "asc") || (data5 === "desc"))){
const err13 = {instancePath:instancePath+"/order",schemaPath:"#/properties/order/enum",keyword:"enum",params:{allowedValues: schema0.properties.order.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(typeof data.unique !== "boolean"){
const err14 = {instancePath:instancePath+"/unique",schemaPath:"#/properties/unique/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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

