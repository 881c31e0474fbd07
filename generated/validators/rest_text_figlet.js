/* Written by npm run codegen from openapi.yaml; never edited. */
import imported0 from "ajv/dist/runtime/ucs2length.js";
export const queryTypes = {"width":["integer"]};
export const query = validate0;
const schema0 = {"type":"object","properties":{"text":{"type":"string","minLength":1,"maxLength":200},"font":{"description":"A FIGlet font.","type":"string","enum":["Standard","Big","Small","Slant","Banner","Block","Doom","Ghost","Graffiti","Lean","Mini","Ogre","Rectangles","Roman","Script","Shadow","Speed","Star Wars","ANSI Shadow","Bubble","Digital","Colossal","Isometric1","Larry 3D","3-D","Univers"],"x-enum-varnames":["Standard","Big","Small","Slant","Banner","Block","Doom","Ghost","Graffiti","Lean","Mini","Ogre","Rectangles","Roman","Script","Shadow","Speed","Star_Wars","ANSI_Shadow","Bubble","Digital","Colossal","Isometric1","Larry_3D","Three_D","Univers"],"default":"Standard","examples":["Standard"]},"layout":{"type":"string","enum":["default","full","fitted","universal smushing"],"default":"default","examples":["default"]},"width":{"type":"integer","minimum":20,"maximum":400,"default":120,"examples":[120]}},"required":["text"],"additionalProperties":false};
const func0 = imported0.default;

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
if(data.font === undefined){
data.font = "Standard";
}
if(data.layout === undefined){
data.layout = "default";
}
if(data.width === undefined){
data.width = 120;
}
if(data.text === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "text") || (key0 === "font")) || (key0 === "layout")) || (key0 === "width"))){
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
if(data.text !== undefined){
let data0 = data.text;
if(typeof data0 === "string"){
if(func0(data0) > 200){
const err2 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func0(data0) < 1){
const err3 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err4 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
let data1 = data.font;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/font",schemaPath:"#/properties/font/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((((((((((((((((((((((((((data1 === "Standard") || (data1 === "Big")) || (data1 === "Small")) || (data1 === "Slant")) || (data1 === "Banner")) || (data1 === "Block")) || (data1 === "Doom")) || (data1 === "Ghost")) || (data1 === "Graffiti")) || (data1 === "Lean")) || (data1 === "Mini")) || (data1 === "Ogre")) || (data1 === "Rectangles")) || (data1 === "Roman")) || (data1 === "Script")) || (data1 === "Shadow")) || (data1 === "Speed")) || (data1 === "Star Wars")) || (data1 === "ANSI Shadow")) || (data1 === "Bubble")) || (data1 === "Digital")) || (data1 === "Colossal")) || (data1 === "Isometric1")) || (data1 === "Larry 3D")) || (data1 === "3-D")) || (data1 === "Univers"))){
const err6 = {instancePath:instancePath+"/font",schemaPath:"#/properties/font/enum",keyword:"enum",params:{allowedValues: schema0.properties.font.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
let data2 = data.layout;
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/layout",schemaPath:"#/properties/layout/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!((((data2 === "default") || (data2 === "full")) || (data2 === "fitted")) || (data2 === "universal smushing"))){
const err8 = {instancePath:instancePath+"/layout",schemaPath:"#/properties/layout/enum",keyword:"enum",params:{allowedValues: schema0.properties.layout.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
let data3 = data.width;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err9 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data3 == "number"){
if(data3 > 400 || isNaN(data3)){
const err10 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/maximum",keyword:"maximum",params:{comparison: "<=", limit: 400},message:"must be <= 400"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data3 < 20 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 20},message:"must be >= 20"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

