/* Written by npm run codegen from openapi.yaml; never edited. */
import imported0 from "ajv-formats/dist/formats.js";
export const queryTypes = {"area":["number"],"openings":["number"],"waste":["number"],"coats":["integer"],"coverage":["number"],"canLiters":["number"],"tileLength":["number"],"tileWidth":["number"],"gap":["number"],"perBox":["integer"],"unitPrice":["number"]};
export const query = validate0;
const schema0 = {"type":"object","properties":{"material":{"type":"string","enum":["paint","tiles"]},"area":{"type":"number","minimum":0.01,"maximum":1000000,"format":"double"},"openings":{"type":"number","minimum":0,"maximum":1000000,"default":0,"format":"double","examples":[0]},"waste":{"type":"number","minimum":0,"maximum":100,"format":"double","examples":[5]},"coats":{"type":"integer","minimum":1,"maximum":10,"default":2,"examples":[2]},"coverage":{"type":"number","minimum":0.1,"maximum":100,"default":10,"format":"double","examples":[10]},"canLiters":{"type":"number","minimum":0.1,"maximum":1000,"default":5,"format":"double","examples":[5]},"tileLength":{"type":"number","minimum":1,"maximum":500,"default":30,"format":"double","examples":[30]},"tileWidth":{"type":"number","minimum":1,"maximum":500,"default":30,"format":"double","examples":[30]},"gap":{"type":"number","minimum":0,"maximum":50,"default":0,"format":"double","examples":[0]},"perBox":{"type":"integer","minimum":1,"maximum":1000,"default":10,"examples":[10]},"unitPrice":{"type":"number","minimum":0,"maximum":1000000000,"default":0,"format":"double","examples":[0]}},"required":["material","area"],"additionalProperties":false};
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
if(data.openings === undefined){
data.openings = 0;
}
if(data.coats === undefined){
data.coats = 2;
}
if(data.coverage === undefined){
data.coverage = 10;
}
if(data.canLiters === undefined){
data.canLiters = 5;
}
if(data.tileLength === undefined){
data.tileLength = 30;
}
if(data.tileWidth === undefined){
data.tileWidth = 30;
}
if(data.gap === undefined){
data.gap = 0;
}
if(data.perBox === undefined){
data.perBox = 10;
}
if(data.unitPrice === undefined){
data.unitPrice = 0;
}
if(data.material === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "material"},message:"must have required property '"+"material"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.area === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "area"},message:"must have required property '"+"area"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
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
if(data.material !== undefined){
let data0 = data.material;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/material",schemaPath:"#/properties/material/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((data0 === "paint") || (data0 === "tiles"))){
const err4 = {instancePath:instancePath+"/material",schemaPath:"#/properties/material/enum",keyword:"enum",params:{allowedValues: schema0.properties.material.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.area !== undefined){
let data1 = data.area;
if(typeof data1 == "number"){
if(data1 > 1000000 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/area",schemaPath:"#/properties/area/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1 < 0.01 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/area",schemaPath:"#/properties/area/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0.01},message:"must be >= 0.01"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(formats0.validate(data1))){
const err7 = {instancePath:instancePath+"/area",schemaPath:"#/properties/area/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
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
const err8 = {instancePath:instancePath+"/area",schemaPath:"#/properties/area/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
let data2 = data.openings;
if(typeof data2 == "number"){
if(data2 > 1000000 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/openings",schemaPath:"#/properties/openings/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/openings",schemaPath:"#/properties/openings/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(formats0.validate(data2))){
const err11 = {instancePath:instancePath+"/openings",schemaPath:"#/properties/openings/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
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
const err12 = {instancePath:instancePath+"/openings",schemaPath:"#/properties/openings/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.waste !== undefined){
let data3 = data.waste;
if(typeof data3 == "number"){
if(data3 > 100 || isNaN(data3)){
const err13 = {instancePath:instancePath+"/waste",schemaPath:"#/properties/waste/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err14 = {instancePath:instancePath+"/waste",schemaPath:"#/properties/waste/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(formats0.validate(data3))){
const err15 = {instancePath:instancePath+"/waste",schemaPath:"#/properties/waste/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
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
const err16 = {instancePath:instancePath+"/waste",schemaPath:"#/properties/waste/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
let data4 = data.coats;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err17 = {instancePath:instancePath+"/coats",schemaPath:"#/properties/coats/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(typeof data4 == "number"){
if(data4 > 10 || isNaN(data4)){
const err18 = {instancePath:instancePath+"/coats",schemaPath:"#/properties/coats/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10},message:"must be <= 10"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err19 = {instancePath:instancePath+"/coats",schemaPath:"#/properties/coats/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
let data5 = data.coverage;
if(typeof data5 == "number"){
if(data5 > 100 || isNaN(data5)){
const err20 = {instancePath:instancePath+"/coverage",schemaPath:"#/properties/coverage/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data5 < 0.1 || isNaN(data5)){
const err21 = {instancePath:instancePath+"/coverage",schemaPath:"#/properties/coverage/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0.1},message:"must be >= 0.1"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!(formats0.validate(data5))){
const err22 = {instancePath:instancePath+"/coverage",schemaPath:"#/properties/coverage/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
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
const err23 = {instancePath:instancePath+"/coverage",schemaPath:"#/properties/coverage/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
let data6 = data.canLiters;
if(typeof data6 == "number"){
if(data6 > 1000 || isNaN(data6)){
const err24 = {instancePath:instancePath+"/canLiters",schemaPath:"#/properties/canLiters/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data6 < 0.1 || isNaN(data6)){
const err25 = {instancePath:instancePath+"/canLiters",schemaPath:"#/properties/canLiters/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0.1},message:"must be >= 0.1"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!(formats0.validate(data6))){
const err26 = {instancePath:instancePath+"/canLiters",schemaPath:"#/properties/canLiters/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/canLiters",schemaPath:"#/properties/canLiters/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
let data7 = data.tileLength;
if(typeof data7 == "number"){
if(data7 > 500 || isNaN(data7)){
const err28 = {instancePath:instancePath+"/tileLength",schemaPath:"#/properties/tileLength/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},message:"must be <= 500"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data7 < 1 || isNaN(data7)){
const err29 = {instancePath:instancePath+"/tileLength",schemaPath:"#/properties/tileLength/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(!(formats0.validate(data7))){
const err30 = {instancePath:instancePath+"/tileLength",schemaPath:"#/properties/tileLength/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/tileLength",schemaPath:"#/properties/tileLength/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
let data8 = data.tileWidth;
if(typeof data8 == "number"){
if(data8 > 500 || isNaN(data8)){
const err32 = {instancePath:instancePath+"/tileWidth",schemaPath:"#/properties/tileWidth/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},message:"must be <= 500"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data8 < 1 || isNaN(data8)){
const err33 = {instancePath:instancePath+"/tileWidth",schemaPath:"#/properties/tileWidth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(!(formats0.validate(data8))){
const err34 = {instancePath:instancePath+"/tileWidth",schemaPath:"#/properties/tileWidth/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/tileWidth",schemaPath:"#/properties/tileWidth/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
let data9 = data.gap;
if(typeof data9 == "number"){
if(data9 > 50 || isNaN(data9)){
const err36 = {instancePath:instancePath+"/gap",schemaPath:"#/properties/gap/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50},message:"must be <= 50"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data9 < 0 || isNaN(data9)){
const err37 = {instancePath:instancePath+"/gap",schemaPath:"#/properties/gap/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(!(formats0.validate(data9))){
const err38 = {instancePath:instancePath+"/gap",schemaPath:"#/properties/gap/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
else {
const err39 = {instancePath:instancePath+"/gap",schemaPath:"#/properties/gap/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
let data10 = data.perBox;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
const err40 = {instancePath:instancePath+"/perBox",schemaPath:"#/properties/perBox/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(typeof data10 == "number"){
if(data10 > 1000 || isNaN(data10)){
const err41 = {instancePath:instancePath+"/perBox",schemaPath:"#/properties/perBox/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data10 < 1 || isNaN(data10)){
const err42 = {instancePath:instancePath+"/perBox",schemaPath:"#/properties/perBox/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
let data11 = data.unitPrice;
if(typeof data11 == "number"){
if(data11 > 1000000000 || isNaN(data11)){
const err43 = {instancePath:instancePath+"/unitPrice",schemaPath:"#/properties/unitPrice/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data11 < 0 || isNaN(data11)){
const err44 = {instancePath:instancePath+"/unitPrice",schemaPath:"#/properties/unitPrice/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(!(formats0.validate(data11))){
const err45 = {instancePath:instancePath+"/unitPrice",schemaPath:"#/properties/unitPrice/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
else {
const err46 = {instancePath:instancePath+"/unitPrice",schemaPath:"#/properties/unitPrice/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
else {
const err47 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

