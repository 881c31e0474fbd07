/* Written by npm run codegen from openapi.yaml; never edited. */
import imported0 from "ajv-formats/dist/formats.js";
export const queryTypes = {"price":["number"],"quantity":["integer"],"amountOff":["number"],"taxPercent":["number"]};
export const query = validate0;
const schema0 = {"type":"object","properties":{"price":{"type":"number","minimum":0.01,"maximum":1000000000000,"format":"double"},"discounts":{"type":"string","pattern":"^\\d{1,3}(\\.\\d{1,4})?(,\\d{1,3}(\\.\\d{1,4})?){0,9}$","x-pattern-words":"one to ten percentages separated by commas, such as 20,10"},"quantity":{"type":"integer","minimum":1,"maximum":1000000,"default":1,"examples":[1]},"amountOff":{"type":"number","minimum":0,"maximum":1000000000000,"default":0,"format":"double","examples":[0]},"taxPercent":{"type":"number","minimum":0,"maximum":100,"default":0,"format":"double","examples":[0]}},"required":["price","discounts"],"additionalProperties":false};
const formats0 = imported0.fullFormats.double;
const pattern0 = new RegExp("^\\d{1,3}(\\.\\d{1,4})?(,\\d{1,3}(\\.\\d{1,4})?){0,9}$", "u");

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
if(data.quantity === undefined){
data.quantity = 1;
}
if(data.amountOff === undefined){
data.amountOff = 0;
}
if(data.taxPercent === undefined){
data.taxPercent = 0;
}
if(data.price === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "price"},message:"must have required property '"+"price"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.discounts === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "discounts"},message:"must have required property '"+"discounts"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "price") || (key0 === "discounts")) || (key0 === "quantity")) || (key0 === "amountOff")) || (key0 === "taxPercent"))){
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
if(data.price !== undefined){
let data0 = data.price;
if(typeof data0 == "number"){
if(data0 > 1000000000000 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/price",schemaPath:"#/properties/price/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000000},message:"must be <= 1000000000000"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0 < 0.01 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/price",schemaPath:"#/properties/price/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0.01},message:"must be >= 0.01"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(formats0.validate(data0))){
const err5 = {instancePath:instancePath+"/price",schemaPath:"#/properties/price/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
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
const err6 = {instancePath:instancePath+"/price",schemaPath:"#/properties/price/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.discounts !== undefined){
let data1 = data.discounts;
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
const err7 = {instancePath:instancePath+"/discounts",schemaPath:"#/properties/discounts/pattern",keyword:"pattern",params:{pattern: "^\\d{1,3}(\\.\\d{1,4})?(,\\d{1,3}(\\.\\d{1,4})?){0,9}$"},message:"must match pattern \""+"^\\d{1,3}(\\.\\d{1,4})?(,\\d{1,3}(\\.\\d{1,4})?){0,9}$"+"\""};
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
const err8 = {instancePath:instancePath+"/discounts",schemaPath:"#/properties/discounts/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
let data2 = data.quantity;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err9 = {instancePath:instancePath+"/quantity",schemaPath:"#/properties/quantity/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data2 == "number"){
if(data2 > 1000000 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/quantity",schemaPath:"#/properties/quantity/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err11 = {instancePath:instancePath+"/quantity",schemaPath:"#/properties/quantity/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
let data3 = data.amountOff;
if(typeof data3 == "number"){
if(data3 > 1000000000000 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/amountOff",schemaPath:"#/properties/amountOff/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000000},message:"must be <= 1000000000000"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err13 = {instancePath:instancePath+"/amountOff",schemaPath:"#/properties/amountOff/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!(formats0.validate(data3))){
const err14 = {instancePath:instancePath+"/amountOff",schemaPath:"#/properties/amountOff/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
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
const err15 = {instancePath:instancePath+"/amountOff",schemaPath:"#/properties/amountOff/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
let data4 = data.taxPercent;
if(typeof data4 == "number"){
if(data4 > 100 || isNaN(data4)){
const err16 = {instancePath:instancePath+"/taxPercent",schemaPath:"#/properties/taxPercent/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err17 = {instancePath:instancePath+"/taxPercent",schemaPath:"#/properties/taxPercent/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!(formats0.validate(data4))){
const err18 = {instancePath:instancePath+"/taxPercent",schemaPath:"#/properties/taxPercent/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
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
const err19 = {instancePath:instancePath+"/taxPercent",schemaPath:"#/properties/taxPercent/type",keyword:"type",params:{type: "number"},message:"must be number"};
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

