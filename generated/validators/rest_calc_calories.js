/* Written by npm run codegen from openapi.yaml; never edited. */
import imported0 from "ajv-formats/dist/formats.js";
export const queryTypes = {"weight":["number"],"height":["number"],"age":["integer"],"bodyFat":["number"],"weeklyChange":["number"]};
export const query = validate0;
const schema0 = {"type":"object","properties":{"weight":{"type":"number","minimum":20,"maximum":500,"format":"double"},"height":{"type":"number","minimum":100,"maximum":250,"format":"double"},"age":{"type":"integer","minimum":15,"maximum":100},"sex":{"type":"string","enum":["male","female"]},"activity":{"type":"string","enum":["sedentary","light","moderate","active","veryActive"],"default":"sedentary"},"formula":{"type":"string","enum":["mifflin","harris","katch"],"default":"mifflin","examples":["mifflin"]},"bodyFat":{"type":"number","minimum":2,"maximum":70,"format":"double","examples":[22]},"weeklyChange":{"type":"number","minimum":-1,"maximum":1,"default":0,"format":"double","examples":[0]},"diet":{"type":"string","enum":["balanced","lowCarb","highProtein"],"default":"balanced","examples":["balanced"]}},"required":["weight","height","age","sex"],"additionalProperties":false};
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
if(data.activity === undefined){
data.activity = "sedentary";
}
if(data.formula === undefined){
data.formula = "mifflin";
}
if(data.weeklyChange === undefined){
data.weeklyChange = 0;
}
if(data.diet === undefined){
data.diet = "balanced";
}
if(data.weight === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "weight"},message:"must have required property '"+"weight"+"'"};
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
if(data.age === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "age"},message:"must have required property '"+"age"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.sex === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sex"},message:"must have required property '"+"sex"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
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
if(data.weight !== undefined){
let data0 = data.weight;
if(typeof data0 == "number"){
if(data0 > 500 || isNaN(data0)){
const err5 = {instancePath:instancePath+"/weight",schemaPath:"#/properties/weight/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},message:"must be <= 500"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data0 < 20 || isNaN(data0)){
const err6 = {instancePath:instancePath+"/weight",schemaPath:"#/properties/weight/minimum",keyword:"minimum",params:{comparison: ">=", limit: 20},message:"must be >= 20"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(formats0.validate(data0))){
const err7 = {instancePath:instancePath+"/weight",schemaPath:"#/properties/weight/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
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
const err8 = {instancePath:instancePath+"/weight",schemaPath:"#/properties/weight/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.height !== undefined){
let data1 = data.height;
if(typeof data1 == "number"){
if(data1 > 250 || isNaN(data1)){
const err9 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/maximum",keyword:"maximum",params:{comparison: "<=", limit: 250},message:"must be <= 250"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data1 < 100 || isNaN(data1)){
const err10 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/minimum",keyword:"minimum",params:{comparison: ">=", limit: 100},message:"must be >= 100"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(formats0.validate(data1))){
const err11 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
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
const err12 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.age !== undefined){
let data2 = data.age;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err13 = {instancePath:instancePath+"/age",schemaPath:"#/properties/age/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(typeof data2 == "number"){
if(data2 > 100 || isNaN(data2)){
const err14 = {instancePath:instancePath+"/age",schemaPath:"#/properties/age/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data2 < 15 || isNaN(data2)){
const err15 = {instancePath:instancePath+"/age",schemaPath:"#/properties/age/minimum",keyword:"minimum",params:{comparison: ">=", limit: 15},message:"must be >= 15"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
if(data.sex !== undefined){
let data3 = data.sex;
if(typeof data3 !== "string"){
const err16 = {instancePath:instancePath+"/sex",schemaPath:"#/properties/sex/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!((data3 === "male") || (data3 === "female"))){
const err17 = {instancePath:instancePath+"/sex",schemaPath:"#/properties/sex/enum",keyword:"enum",params:{allowedValues: schema0.properties.sex.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
let data4 = data.activity;
if(typeof data4 !== "string"){
const err18 = {instancePath:instancePath+"/activity",schemaPath:"#/properties/activity/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!(((((data4 === "sedentary") || (data4 === "light")) || (data4 === "moderate")) || (data4 === "active")) || (data4 === "veryActive"))){
const err19 = {instancePath:instancePath+"/activity",schemaPath:"#/properties/activity/enum",keyword:"enum",params:{allowedValues: schema0.properties.activity.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
let data5 = data.formula;
if(typeof data5 !== "string"){
const err20 = {instancePath:instancePath+"/formula",schemaPath:"#/properties/formula/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!(((data5 === "mifflin") || (data5 === "harris")) || (data5 === "katch"))){
const err21 = {instancePath:instancePath+"/formula",schemaPath:"#/properties/formula/enum",keyword:"enum",params:{allowedValues: schema0.properties.formula.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data.bodyFat !== undefined){
let data6 = data.bodyFat;
if(typeof data6 == "number"){
if(data6 > 70 || isNaN(data6)){
const err22 = {instancePath:instancePath+"/bodyFat",schemaPath:"#/properties/bodyFat/maximum",keyword:"maximum",params:{comparison: "<=", limit: 70},message:"must be <= 70"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data6 < 2 || isNaN(data6)){
const err23 = {instancePath:instancePath+"/bodyFat",schemaPath:"#/properties/bodyFat/minimum",keyword:"minimum",params:{comparison: ">=", limit: 2},message:"must be >= 2"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!(formats0.validate(data6))){
const err24 = {instancePath:instancePath+"/bodyFat",schemaPath:"#/properties/bodyFat/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
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
const err25 = {instancePath:instancePath+"/bodyFat",schemaPath:"#/properties/bodyFat/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
let data7 = data.weeklyChange;
if(typeof data7 == "number"){
if(data7 > 1 || isNaN(data7)){
const err26 = {instancePath:instancePath+"/weeklyChange",schemaPath:"#/properties/weeklyChange/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data7 < -1 || isNaN(data7)){
const err27 = {instancePath:instancePath+"/weeklyChange",schemaPath:"#/properties/weeklyChange/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1},message:"must be >= -1"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(!(formats0.validate(data7))){
const err28 = {instancePath:instancePath+"/weeklyChange",schemaPath:"#/properties/weeklyChange/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/weeklyChange",schemaPath:"#/properties/weeklyChange/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
let data8 = data.diet;
if(typeof data8 !== "string"){
const err30 = {instancePath:instancePath+"/diet",schemaPath:"#/properties/diet/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(!(((data8 === "balanced") || (data8 === "lowCarb")) || (data8 === "highProtein"))){
const err31 = {instancePath:instancePath+"/diet",schemaPath:"#/properties/diet/enum",keyword:"enum",params:{allowedValues: schema0.properties.diet.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

