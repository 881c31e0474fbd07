/* Written by npm run codegen from openapi.yaml; never edited. */
import imported0 from "ajv-formats/dist/formats.js";
export const queryTypes = {"width":["number"],"height":["number"],"pages":["integer"],"caliper":["number"],"bleed":["number"],"dpi":["integer"]};
export const query = validate0;
const schema0 = {"type":"object","properties":{"width":{"type":"number","minimum":50,"maximum":500,"format":"double"},"height":{"type":"number","minimum":50,"maximum":500,"format":"double"},"pages":{"type":"integer","minimum":2,"maximum":3000},"paper":{"type":"string","enum":["white","cream","color"],"default":"white","examples":["white"]},"caliper":{"type":"number","minimum":0.01,"maximum":1,"format":"double","examples":[0.05]},"bleed":{"type":"number","minimum":0,"maximum":20,"default":3.175,"format":"double","examples":[3.175]},"dpi":{"type":"integer","minimum":72,"maximum":1200,"default":300,"examples":[300]}},"required":["width","height","pages"],"additionalProperties":false};
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
if(data.paper === undefined){
data.paper = "white";
}
if(data.bleed === undefined){
data.bleed = 3.175;
}
if(data.dpi === undefined){
data.dpi = 300;
}
if(data.width === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "width"},message:"must have required property '"+"width"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.height === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "height"},message:"must have required property '"+"height"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.pages === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pages"},message:"must have required property '"+"pages"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "width") || (key0 === "height")) || (key0 === "pages")) || (key0 === "paper")) || (key0 === "caliper")) || (key0 === "bleed")) || (key0 === "dpi"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.width !== undefined){
let data0 = data.width;
if(typeof data0 == "number"){
if(data0 > 500 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},message:"must be <= 500"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0 < 50 || isNaN(data0)){
const err5 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 50},message:"must be >= 50"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(formats0.validate(data0))){
const err6 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
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
const err7 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.height !== undefined){
let data1 = data.height;
if(typeof data1 == "number"){
if(data1 > 500 || isNaN(data1)){
const err8 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},message:"must be <= 500"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data1 < 50 || isNaN(data1)){
const err9 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/minimum",keyword:"minimum",params:{comparison: ">=", limit: 50},message:"must be >= 50"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(formats0.validate(data1))){
const err10 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
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
const err11 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.pages !== undefined){
let data2 = data.pages;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err12 = {instancePath:instancePath+"/pages",schemaPath:"#/properties/pages/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(typeof data2 == "number"){
if(data2 > 3000 || isNaN(data2)){
const err13 = {instancePath:instancePath+"/pages",schemaPath:"#/properties/pages/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3000},message:"must be <= 3000"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data2 < 2 || isNaN(data2)){
const err14 = {instancePath:instancePath+"/pages",schemaPath:"#/properties/pages/minimum",keyword:"minimum",params:{comparison: ">=", limit: 2},message:"must be >= 2"};
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
let data3 = data.paper;
if(typeof data3 !== "string"){
const err15 = {instancePath:instancePath+"/paper",schemaPath:"#/properties/paper/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!(((data3 === "white") || (data3 === "cream")) || (data3 === "color"))){
const err16 = {instancePath:instancePath+"/paper",schemaPath:"#/properties/paper/enum",keyword:"enum",params:{allowedValues: schema0.properties.paper.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data.caliper !== undefined){
let data4 = data.caliper;
if(typeof data4 == "number"){
if(data4 > 1 || isNaN(data4)){
const err17 = {instancePath:instancePath+"/caliper",schemaPath:"#/properties/caliper/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data4 < 0.01 || isNaN(data4)){
const err18 = {instancePath:instancePath+"/caliper",schemaPath:"#/properties/caliper/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0.01},message:"must be >= 0.01"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!(formats0.validate(data4))){
const err19 = {instancePath:instancePath+"/caliper",schemaPath:"#/properties/caliper/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
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
const err20 = {instancePath:instancePath+"/caliper",schemaPath:"#/properties/caliper/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
let data5 = data.bleed;
if(typeof data5 == "number"){
if(data5 > 20 || isNaN(data5)){
const err21 = {instancePath:instancePath+"/bleed",schemaPath:"#/properties/bleed/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20},message:"must be <= 20"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err22 = {instancePath:instancePath+"/bleed",schemaPath:"#/properties/bleed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!(formats0.validate(data5))){
const err23 = {instancePath:instancePath+"/bleed",schemaPath:"#/properties/bleed/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
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
const err24 = {instancePath:instancePath+"/bleed",schemaPath:"#/properties/bleed/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
let data6 = data.dpi;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
const err25 = {instancePath:instancePath+"/dpi",schemaPath:"#/properties/dpi/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(typeof data6 == "number"){
if(data6 > 1200 || isNaN(data6)){
const err26 = {instancePath:instancePath+"/dpi",schemaPath:"#/properties/dpi/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1200},message:"must be <= 1200"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data6 < 72 || isNaN(data6)){
const err27 = {instancePath:instancePath+"/dpi",schemaPath:"#/properties/dpi/minimum",keyword:"minimum",params:{comparison: ">=", limit: 72},message:"must be >= 72"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

