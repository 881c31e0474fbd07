/* Written by npm run codegen from openapi.yaml; never edited. */
import imported0 from "ajv-formats/dist/formats.js";
export const queryTypes = {"length":["number"],"width":["number"],"diameter":["number"],"innerDiameter":["number"],"height":["number"],"count":["integer"],"waste":["number"],"bagKg":["number"],"waterCement":["number"]};
export const query = validate0;
const schema0 = {"type":"object","properties":{"shape":{"type":"string","enum":["slab","column","tube"]},"length":{"type":"number","minimum":0.01,"maximum":10000,"format":"double"},"width":{"type":"number","minimum":0.01,"maximum":10000,"format":"double"},"diameter":{"type":"number","minimum":0.01,"maximum":1000,"format":"double","examples":[0.5]},"innerDiameter":{"type":"number","minimum":0.01,"maximum":1000,"format":"double","examples":[0.3]},"height":{"type":"number","minimum":0.001,"maximum":1000,"format":"double"},"count":{"type":"integer","minimum":1,"maximum":10000,"default":1,"examples":[1]},"waste":{"type":"number","minimum":0,"maximum":100,"default":5,"format":"double","examples":[5]},"ratio":{"type":"string","pattern":"^\\d{1,2}(\\.\\d)?:\\d{1,2}(\\.\\d)?:\\d{1,2}(\\.\\d)?$","x-pattern-words":"parts of cement, sand and gravel, such as 1:2:3","default":"1:2:3"},"bagKg":{"type":"number","minimum":1,"maximum":1000,"default":50,"format":"double","examples":[50]},"waterCement":{"type":"number","minimum":0.2,"maximum":1,"default":0.5,"format":"double","examples":[0.5]}},"required":["shape","height"],"additionalProperties":false};
const func0 = Object.prototype.hasOwnProperty;
const formats0 = imported0.fullFormats.double;
const pattern0 = new RegExp("^\\d{1,2}(\\.\\d)?:\\d{1,2}(\\.\\d)?:\\d{1,2}(\\.\\d)?$", "u");

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
if(data.count === undefined){
data.count = 1;
}
if(data.waste === undefined){
data.waste = 5;
}
if(data.ratio === undefined){
data.ratio = "1:2:3";
}
if(data.bagKg === undefined){
data.bagKg = 50;
}
if(data.waterCement === undefined){
data.waterCement = 0.5;
}
if(data.shape === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "shape"},message:"must have required property '"+"shape"+"'"};
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
if(data.shape !== undefined){
let data0 = data.shape;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/shape",schemaPath:"#/properties/shape/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(((data0 === "slab") || (data0 === "column")) || (data0 === "tube"))){
const err4 = {instancePath:instancePath+"/shape",schemaPath:"#/properties/shape/enum",keyword:"enum",params:{allowedValues: schema0.properties.shape.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.length !== undefined){
let data1 = data.length;
if(typeof data1 == "number"){
if(data1 > 10000 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/length",schemaPath:"#/properties/length/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000},message:"must be <= 10000"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1 < 0.01 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/length",schemaPath:"#/properties/length/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0.01},message:"must be >= 0.01"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(formats0.validate(data1))){
const err7 = {instancePath:instancePath+"/length",schemaPath:"#/properties/length/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
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
const err8 = {instancePath:instancePath+"/length",schemaPath:"#/properties/length/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.width !== undefined){
let data2 = data.width;
if(typeof data2 == "number"){
if(data2 > 10000 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000},message:"must be <= 10000"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2 < 0.01 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0.01},message:"must be >= 0.01"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(formats0.validate(data2))){
const err11 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
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
const err12 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.diameter !== undefined){
let data3 = data.diameter;
if(typeof data3 == "number"){
if(data3 > 1000 || isNaN(data3)){
const err13 = {instancePath:instancePath+"/diameter",schemaPath:"#/properties/diameter/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data3 < 0.01 || isNaN(data3)){
const err14 = {instancePath:instancePath+"/diameter",schemaPath:"#/properties/diameter/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0.01},message:"must be >= 0.01"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(formats0.validate(data3))){
const err15 = {instancePath:instancePath+"/diameter",schemaPath:"#/properties/diameter/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
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
const err16 = {instancePath:instancePath+"/diameter",schemaPath:"#/properties/diameter/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.innerDiameter !== undefined){
let data4 = data.innerDiameter;
if(typeof data4 == "number"){
if(data4 > 1000 || isNaN(data4)){
const err17 = {instancePath:instancePath+"/innerDiameter",schemaPath:"#/properties/innerDiameter/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data4 < 0.01 || isNaN(data4)){
const err18 = {instancePath:instancePath+"/innerDiameter",schemaPath:"#/properties/innerDiameter/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0.01},message:"must be >= 0.01"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!(formats0.validate(data4))){
const err19 = {instancePath:instancePath+"/innerDiameter",schemaPath:"#/properties/innerDiameter/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
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
const err20 = {instancePath:instancePath+"/innerDiameter",schemaPath:"#/properties/innerDiameter/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.height !== undefined){
let data5 = data.height;
if(typeof data5 == "number"){
if(data5 > 1000 || isNaN(data5)){
const err21 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data5 < 0.001 || isNaN(data5)){
const err22 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0.001},message:"must be >= 0.001"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!(formats0.validate(data5))){
const err23 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
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
const err24 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
let data6 = data.count;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
const err25 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(typeof data6 == "number"){
if(data6 > 10000 || isNaN(data6)){
const err26 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000},message:"must be <= 10000"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data6 < 1 || isNaN(data6)){
const err27 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
let data7 = data.waste;
if(typeof data7 == "number"){
if(data7 > 100 || isNaN(data7)){
const err28 = {instancePath:instancePath+"/waste",schemaPath:"#/properties/waste/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data7 < 0 || isNaN(data7)){
const err29 = {instancePath:instancePath+"/waste",schemaPath:"#/properties/waste/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(!(formats0.validate(data7))){
const err30 = {instancePath:instancePath+"/waste",schemaPath:"#/properties/waste/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
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
const err31 = {instancePath:instancePath+"/waste",schemaPath:"#/properties/waste/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
let data8 = data.ratio;
if(typeof data8 === "string"){
if(!pattern0.test(data8)){
const err32 = {instancePath:instancePath+"/ratio",schemaPath:"#/properties/ratio/pattern",keyword:"pattern",params:{pattern: "^\\d{1,2}(\\.\\d)?:\\d{1,2}(\\.\\d)?:\\d{1,2}(\\.\\d)?$"},message:"must match pattern \""+"^\\d{1,2}(\\.\\d)?:\\d{1,2}(\\.\\d)?:\\d{1,2}(\\.\\d)?$"+"\""};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/ratio",schemaPath:"#/properties/ratio/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
let data9 = data.bagKg;
if(typeof data9 == "number"){
if(data9 > 1000 || isNaN(data9)){
const err34 = {instancePath:instancePath+"/bagKg",schemaPath:"#/properties/bagKg/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data9 < 1 || isNaN(data9)){
const err35 = {instancePath:instancePath+"/bagKg",schemaPath:"#/properties/bagKg/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(!(formats0.validate(data9))){
const err36 = {instancePath:instancePath+"/bagKg",schemaPath:"#/properties/bagKg/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/bagKg",schemaPath:"#/properties/bagKg/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
let data10 = data.waterCement;
if(typeof data10 == "number"){
if(data10 > 1 || isNaN(data10)){
const err38 = {instancePath:instancePath+"/waterCement",schemaPath:"#/properties/waterCement/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data10 < 0.2 || isNaN(data10)){
const err39 = {instancePath:instancePath+"/waterCement",schemaPath:"#/properties/waterCement/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0.2},message:"must be >= 0.2"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(!(formats0.validate(data10))){
const err40 = {instancePath:instancePath+"/waterCement",schemaPath:"#/properties/waterCement/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/waterCement",schemaPath:"#/properties/waterCement/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
else {
const err42 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

