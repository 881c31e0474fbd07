/* Written by npm run codegen from openapi.yaml; never edited. */
import imported0 from "ajv-formats/dist/formats.js";
export const queryTypes = {"distance":["number"],"consumption":["number"],"price":["number"],"tolls":["number"],"people":["integer"],"returnTrip":["boolean"]};
export const query = validate0;
const schema0 = {"type":"object","properties":{"distance":{"type":"number","minimum":0.01,"maximum":1000000,"format":"double"},"distanceUnit":{"type":"string","enum":["km","mi"],"default":"km","examples":["km"]},"consumption":{"type":"number","minimum":0.1,"maximum":1000,"format":"double"},"consumptionUnit":{"type":"string","enum":["lPer100km","kmPerL","mpgUs","mpgUk","kwhPer100km"],"default":"lPer100km","examples":["lPer100km"]},"price":{"type":"number","minimum":0,"maximum":10000000,"format":"double"},"priceUnit":{"type":"string","enum":["liter","gallonUs","gallonUk","kwh"],"default":"liter","examples":["liter"]},"tolls":{"type":"number","minimum":0,"maximum":1000000000,"default":0,"format":"double"},"people":{"type":"integer","minimum":1,"maximum":100,"default":1},"returnTrip":{"type":"boolean","default":false,"examples":[false]}},"required":["distance","consumption","price"],"additionalProperties":false};
const func0 = Object.prototype.hasOwnProperty;
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
if(data.distanceUnit === undefined){
data.distanceUnit = "km";
}
if(data.consumptionUnit === undefined){
data.consumptionUnit = "lPer100km";
}
if(data.priceUnit === undefined){
data.priceUnit = "liter";
}
if(data.tolls === undefined){
data.tolls = 0;
}
if(data.people === undefined){
data.people = 1;
}
if(data.returnTrip === undefined){
data.returnTrip = false;
}
if(data.distance === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "distance"},message:"must have required property '"+"distance"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.consumption === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "consumption"},message:"must have required property '"+"consumption"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.price === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "price"},message:"must have required property '"+"price"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
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
if(data.distance !== undefined){
let data0 = data.distance;
if(typeof data0 == "number"){
if(data0 > 1000000 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/distance",schemaPath:"#/properties/distance/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0 < 0.01 || isNaN(data0)){
const err5 = {instancePath:instancePath+"/distance",schemaPath:"#/properties/distance/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0.01},message:"must be >= 0.01"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(formats0.validate(data0))){
const err6 = {instancePath:instancePath+"/distance",schemaPath:"#/properties/distance/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
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
const err7 = {instancePath:instancePath+"/distance",schemaPath:"#/properties/distance/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
let data1 = data.distanceUnit;
if(typeof data1 !== "string"){
const err8 = {instancePath:instancePath+"/distanceUnit",schemaPath:"#/properties/distanceUnit/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((data1 === "km") || (data1 === "mi"))){
const err9 = {instancePath:instancePath+"/distanceUnit",schemaPath:"#/properties/distanceUnit/enum",keyword:"enum",params:{allowedValues: schema0.properties.distanceUnit.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.consumption !== undefined){
let data2 = data.consumption;
if(typeof data2 == "number"){
if(data2 > 1000 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/consumption",schemaPath:"#/properties/consumption/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data2 < 0.1 || isNaN(data2)){
const err11 = {instancePath:instancePath+"/consumption",schemaPath:"#/properties/consumption/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0.1},message:"must be >= 0.1"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(formats0.validate(data2))){
const err12 = {instancePath:instancePath+"/consumption",schemaPath:"#/properties/consumption/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/consumption",schemaPath:"#/properties/consumption/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
let data3 = data.consumptionUnit;
if(typeof data3 !== "string"){
const err14 = {instancePath:instancePath+"/consumptionUnit",schemaPath:"#/properties/consumptionUnit/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(((((data3 === "lPer100km") || (data3 === "kmPerL")) || (data3 === "mpgUs")) || (data3 === "mpgUk")) || (data3 === "kwhPer100km"))){
const err15 = {instancePath:instancePath+"/consumptionUnit",schemaPath:"#/properties/consumptionUnit/enum",keyword:"enum",params:{allowedValues: schema0.properties.consumptionUnit.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.price !== undefined){
let data4 = data.price;
if(typeof data4 == "number"){
if(data4 > 10000000 || isNaN(data4)){
const err16 = {instancePath:instancePath+"/price",schemaPath:"#/properties/price/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000000},message:"must be <= 10000000"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err17 = {instancePath:instancePath+"/price",schemaPath:"#/properties/price/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!(formats0.validate(data4))){
const err18 = {instancePath:instancePath+"/price",schemaPath:"#/properties/price/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
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
const err19 = {instancePath:instancePath+"/price",schemaPath:"#/properties/price/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
let data5 = data.priceUnit;
if(typeof data5 !== "string"){
const err20 = {instancePath:instancePath+"/priceUnit",schemaPath:"#/properties/priceUnit/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!((((data5 === "liter") || (data5 === "gallonUs")) || (data5 === "gallonUk")) || (data5 === "kwh"))){
const err21 = {instancePath:instancePath+"/priceUnit",schemaPath:"#/properties/priceUnit/enum",keyword:"enum",params:{allowedValues: schema0.properties.priceUnit.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
let data6 = data.tolls;
if(typeof data6 == "number"){
if(data6 > 1000000000 || isNaN(data6)){
const err22 = {instancePath:instancePath+"/tolls",schemaPath:"#/properties/tolls/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data6 < 0 || isNaN(data6)){
const err23 = {instancePath:instancePath+"/tolls",schemaPath:"#/properties/tolls/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!(formats0.validate(data6))){
const err24 = {instancePath:instancePath+"/tolls",schemaPath:"#/properties/tolls/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/tolls",schemaPath:"#/properties/tolls/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
let data7 = data.people;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
const err26 = {instancePath:instancePath+"/people",schemaPath:"#/properties/people/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(typeof data7 == "number"){
if(data7 > 100 || isNaN(data7)){
const err27 = {instancePath:instancePath+"/people",schemaPath:"#/properties/people/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data7 < 1 || isNaN(data7)){
const err28 = {instancePath:instancePath+"/people",schemaPath:"#/properties/people/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(typeof data.returnTrip !== "boolean"){
const err29 = {instancePath:instancePath+"/returnTrip",schemaPath:"#/properties/returnTrip/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

