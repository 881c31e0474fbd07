/* Written by npm run codegen from openapi.yaml; never edited. */
import imported0 from "ajv-formats/dist/formats.js";
export const queryTypes = {"age":["integer"],"retireAge":["integer"],"lifeAge":["integer"],"savings":["number"],"contribution":["number"],"spending":["number"],"returnBefore":["number"],"returnAfter":["number"],"inflation":["number"]};
export const query = validate0;
const schema0 = {"type":"object","properties":{"age":{"type":"integer","minimum":15,"maximum":90},"retireAge":{"type":"integer","minimum":20,"maximum":100,"default":60},"lifeAge":{"type":"integer","minimum":30,"maximum":120,"default":85},"savings":{"type":"number","minimum":0,"maximum":10000000000000,"default":0,"format":"double","examples":[0]},"contribution":{"type":"number","minimum":0,"maximum":1000000000000,"default":0,"format":"double","examples":[0]},"spending":{"type":"number","minimum":1,"maximum":1000000000000,"format":"double"},"returnBefore":{"type":"number","minimum":0,"maximum":50,"default":7,"format":"double","examples":[7]},"returnAfter":{"type":"number","minimum":0,"maximum":50,"default":5,"format":"double"},"inflation":{"type":"number","minimum":0,"maximum":50,"default":3,"format":"double"}},"required":["age","spending"],"additionalProperties":false};
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
if(data.retireAge === undefined){
data.retireAge = 60;
}
if(data.lifeAge === undefined){
data.lifeAge = 85;
}
if(data.savings === undefined){
data.savings = 0;
}
if(data.contribution === undefined){
data.contribution = 0;
}
if(data.returnBefore === undefined){
data.returnBefore = 7;
}
if(data.returnAfter === undefined){
data.returnAfter = 5;
}
if(data.inflation === undefined){
data.inflation = 3;
}
if(data.age === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "age"},message:"must have required property '"+"age"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.spending === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "spending"},message:"must have required property '"+"spending"+"'"};
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
if(data.age !== undefined){
let data0 = data.age;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err3 = {instancePath:instancePath+"/age",schemaPath:"#/properties/age/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(typeof data0 == "number"){
if(data0 > 90 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/age",schemaPath:"#/properties/age/maximum",keyword:"maximum",params:{comparison: "<=", limit: 90},message:"must be <= 90"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0 < 15 || isNaN(data0)){
const err5 = {instancePath:instancePath+"/age",schemaPath:"#/properties/age/minimum",keyword:"minimum",params:{comparison: ">=", limit: 15},message:"must be >= 15"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
let data1 = data.retireAge;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err6 = {instancePath:instancePath+"/retireAge",schemaPath:"#/properties/retireAge/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(typeof data1 == "number"){
if(data1 > 100 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/retireAge",schemaPath:"#/properties/retireAge/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1 < 20 || isNaN(data1)){
const err8 = {instancePath:instancePath+"/retireAge",schemaPath:"#/properties/retireAge/minimum",keyword:"minimum",params:{comparison: ">=", limit: 20},message:"must be >= 20"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
let data2 = data.lifeAge;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err9 = {instancePath:instancePath+"/lifeAge",schemaPath:"#/properties/lifeAge/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data2 == "number"){
if(data2 > 120 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/lifeAge",schemaPath:"#/properties/lifeAge/maximum",keyword:"maximum",params:{comparison: "<=", limit: 120},message:"must be <= 120"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data2 < 30 || isNaN(data2)){
const err11 = {instancePath:instancePath+"/lifeAge",schemaPath:"#/properties/lifeAge/minimum",keyword:"minimum",params:{comparison: ">=", limit: 30},message:"must be >= 30"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
let data3 = data.savings;
if(typeof data3 == "number"){
if(data3 > 10000000000000 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/savings",schemaPath:"#/properties/savings/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000000000000},message:"must be <= 10000000000000"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err13 = {instancePath:instancePath+"/savings",schemaPath:"#/properties/savings/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!(formats0.validate(data3))){
const err14 = {instancePath:instancePath+"/savings",schemaPath:"#/properties/savings/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
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
const err15 = {instancePath:instancePath+"/savings",schemaPath:"#/properties/savings/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
let data4 = data.contribution;
if(typeof data4 == "number"){
if(data4 > 1000000000000 || isNaN(data4)){
const err16 = {instancePath:instancePath+"/contribution",schemaPath:"#/properties/contribution/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000000},message:"must be <= 1000000000000"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err17 = {instancePath:instancePath+"/contribution",schemaPath:"#/properties/contribution/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!(formats0.validate(data4))){
const err18 = {instancePath:instancePath+"/contribution",schemaPath:"#/properties/contribution/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
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
const err19 = {instancePath:instancePath+"/contribution",schemaPath:"#/properties/contribution/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data.spending !== undefined){
let data5 = data.spending;
if(typeof data5 == "number"){
if(data5 > 1000000000000 || isNaN(data5)){
const err20 = {instancePath:instancePath+"/spending",schemaPath:"#/properties/spending/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000000},message:"must be <= 1000000000000"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err21 = {instancePath:instancePath+"/spending",schemaPath:"#/properties/spending/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!(formats0.validate(data5))){
const err22 = {instancePath:instancePath+"/spending",schemaPath:"#/properties/spending/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
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
const err23 = {instancePath:instancePath+"/spending",schemaPath:"#/properties/spending/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
let data6 = data.returnBefore;
if(typeof data6 == "number"){
if(data6 > 50 || isNaN(data6)){
const err24 = {instancePath:instancePath+"/returnBefore",schemaPath:"#/properties/returnBefore/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50},message:"must be <= 50"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data6 < 0 || isNaN(data6)){
const err25 = {instancePath:instancePath+"/returnBefore",schemaPath:"#/properties/returnBefore/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!(formats0.validate(data6))){
const err26 = {instancePath:instancePath+"/returnBefore",schemaPath:"#/properties/returnBefore/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
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
const err27 = {instancePath:instancePath+"/returnBefore",schemaPath:"#/properties/returnBefore/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
let data7 = data.returnAfter;
if(typeof data7 == "number"){
if(data7 > 50 || isNaN(data7)){
const err28 = {instancePath:instancePath+"/returnAfter",schemaPath:"#/properties/returnAfter/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50},message:"must be <= 50"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data7 < 0 || isNaN(data7)){
const err29 = {instancePath:instancePath+"/returnAfter",schemaPath:"#/properties/returnAfter/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(!(formats0.validate(data7))){
const err30 = {instancePath:instancePath+"/returnAfter",schemaPath:"#/properties/returnAfter/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
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
const err31 = {instancePath:instancePath+"/returnAfter",schemaPath:"#/properties/returnAfter/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
let data8 = data.inflation;
if(typeof data8 == "number"){
if(data8 > 50 || isNaN(data8)){
const err32 = {instancePath:instancePath+"/inflation",schemaPath:"#/properties/inflation/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50},message:"must be <= 50"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data8 < 0 || isNaN(data8)){
const err33 = {instancePath:instancePath+"/inflation",schemaPath:"#/properties/inflation/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(!(formats0.validate(data8))){
const err34 = {instancePath:instancePath+"/inflation",schemaPath:"#/properties/inflation/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
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
const err35 = {instancePath:instancePath+"/inflation",schemaPath:"#/properties/inflation/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
else {
const err36 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

