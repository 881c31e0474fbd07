/* Written by npm run codegen from openapi.yaml; never edited. */
import imported0 from "ajv-formats/dist/formats.js";
import imported1 from "ajv/dist/runtime/ucs2length.js";
export const queryTypes = {"voltage":["number"],"current":["number"],"resistance":["number"],"power":["number"]};
export const query = validate0;
const schema0 = {"type":"object","properties":{"voltage":{"type":"number","minimum":1e-12,"maximum":1000000000000,"format":"double"},"current":{"type":"number","minimum":1e-12,"maximum":1000000000000,"format":"double","examples":[2]},"resistance":{"type":"number","minimum":1e-12,"maximum":1000000000000000,"format":"double","examples":[6]},"power":{"type":"number","minimum":1e-15,"maximum":1000000000000000,"format":"double","examples":[24]},"resistors":{"type":"string","maxLength":600,"pattern":"^\\d{1,12}(\\.\\d{1,9})?(,\\d{1,12}(\\.\\d{1,9})?){0,49}$","x-pattern-words":"1 to 50 resistances separated by commas, such as 100,220"},"connection":{"type":"string","enum":["series","parallel"],"default":"series","examples":["series"]}},"required":[],"additionalProperties":false};
const formats0 = imported0.fullFormats.double;
const func0 = imported1.default;
const pattern0 = new RegExp("^\\d{1,12}(\\.\\d{1,9})?(,\\d{1,12}(\\.\\d{1,9})?){0,49}$", "u");

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
if(data.connection === undefined){
data.connection = "series";
}
for(const key0 in data){
if(!((((((key0 === "voltage") || (key0 === "current")) || (key0 === "resistance")) || (key0 === "power")) || (key0 === "resistors")) || (key0 === "connection"))){
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
if(data.voltage !== undefined){
let data0 = data.voltage;
if(typeof data0 == "number"){
if(data0 > 1000000000000 || isNaN(data0)){
const err1 = {instancePath:instancePath+"/voltage",schemaPath:"#/properties/voltage/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000000},message:"must be <= 1000000000000"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0 < 1e-12 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/voltage",schemaPath:"#/properties/voltage/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1e-12},message:"must be >= 1e-12"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(formats0.validate(data0))){
const err3 = {instancePath:instancePath+"/voltage",schemaPath:"#/properties/voltage/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
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
const err4 = {instancePath:instancePath+"/voltage",schemaPath:"#/properties/voltage/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.current !== undefined){
let data1 = data.current;
if(typeof data1 == "number"){
if(data1 > 1000000000000 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/current",schemaPath:"#/properties/current/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000000},message:"must be <= 1000000000000"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1 < 1e-12 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/current",schemaPath:"#/properties/current/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1e-12},message:"must be >= 1e-12"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(formats0.validate(data1))){
const err7 = {instancePath:instancePath+"/current",schemaPath:"#/properties/current/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
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
const err8 = {instancePath:instancePath+"/current",schemaPath:"#/properties/current/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.resistance !== undefined){
let data2 = data.resistance;
if(typeof data2 == "number"){
if(data2 > 1000000000000000 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/resistance",schemaPath:"#/properties/resistance/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000000000},message:"must be <= 1000000000000000"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2 < 1e-12 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/resistance",schemaPath:"#/properties/resistance/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1e-12},message:"must be >= 1e-12"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(formats0.validate(data2))){
const err11 = {instancePath:instancePath+"/resistance",schemaPath:"#/properties/resistance/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
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
const err12 = {instancePath:instancePath+"/resistance",schemaPath:"#/properties/resistance/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.power !== undefined){
let data3 = data.power;
if(typeof data3 == "number"){
if(data3 > 1000000000000000 || isNaN(data3)){
const err13 = {instancePath:instancePath+"/power",schemaPath:"#/properties/power/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000000000},message:"must be <= 1000000000000000"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data3 < 1e-15 || isNaN(data3)){
const err14 = {instancePath:instancePath+"/power",schemaPath:"#/properties/power/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1e-15},message:"must be >= 1e-15"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(formats0.validate(data3))){
const err15 = {instancePath:instancePath+"/power",schemaPath:"#/properties/power/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/power",schemaPath:"#/properties/power/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.resistors !== undefined){
let data4 = data.resistors;
if(typeof data4 === "string"){
if(func0(data4) > 600){
const err17 = {instancePath:instancePath+"/resistors",schemaPath:"#/properties/resistors/maxLength",keyword:"maxLength",params:{limit: 600},message:"must NOT have more than 600 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!pattern0.test(data4)){
const err18 = {instancePath:instancePath+"/resistors",schemaPath:"#/properties/resistors/pattern",keyword:"pattern",params:{pattern: "^\\d{1,12}(\\.\\d{1,9})?(,\\d{1,12}(\\.\\d{1,9})?){0,49}$"},message:"must match pattern \""+"^\\d{1,12}(\\.\\d{1,9})?(,\\d{1,12}(\\.\\d{1,9})?){0,49}$"+"\""};
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
const err19 = {instancePath:instancePath+"/resistors",schemaPath:"#/properties/resistors/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
let data5 = data.connection;
if(typeof data5 !== "string"){
const err20 = {instancePath:instancePath+"/connection",schemaPath:"#/properties/connection/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!((data5 === "series") || (data5 === "parallel"))){
const err21 = {instancePath:instancePath+"/connection",schemaPath:"#/properties/connection/enum",keyword:"enum",params:{allowedValues: schema0.properties.connection.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

