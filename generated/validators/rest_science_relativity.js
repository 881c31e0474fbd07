/* Written by npm run codegen from openapi.yaml; never edited. */
import imported0 from "ajv-formats/dist/formats.js";
export const queryTypes = {"beta":["number"],"mass":["number"],"properTime":["number"],"length":["number"],"beta2":["number"]};
export const query = validate0;
const schema0 = {"type":"object","properties":{"beta":{"type":"number","minimum":0,"maximum":0.999999999999,"format":"double"},"mass":{"type":"number","minimum":0,"maximum":1e+40,"default":1,"format":"double","examples":[1]},"properTime":{"type":"number","minimum":0,"maximum":1000000000000000000,"default":1,"format":"double","examples":[1]},"length":{"type":"number","minimum":0,"maximum":1e+30,"default":1,"format":"double","examples":[1]},"beta2":{"type":"number","minimum":-0.999999999999,"maximum":0.999999999999,"default":0,"format":"double","examples":[0]}},"required":["beta"],"additionalProperties":false};
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
if(data.mass === undefined){
data.mass = 1;
}
if(data.properTime === undefined){
data.properTime = 1;
}
if(data.length === undefined){
data.length = 1;
}
if(data.beta2 === undefined){
data.beta2 = 0;
}
if(data.beta === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "beta"},message:"must have required property '"+"beta"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "beta") || (key0 === "mass")) || (key0 === "properTime")) || (key0 === "length")) || (key0 === "beta2"))){
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
if(data.beta !== undefined){
let data0 = data.beta;
if(typeof data0 == "number"){
if(data0 > 0.999999999999 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/beta",schemaPath:"#/properties/beta/maximum",keyword:"maximum",params:{comparison: "<=", limit: 0.999999999999},message:"must be <= 0.999999999999"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 0 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/beta",schemaPath:"#/properties/beta/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(formats0.validate(data0))){
const err4 = {instancePath:instancePath+"/beta",schemaPath:"#/properties/beta/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/beta",schemaPath:"#/properties/beta/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
let data1 = data.mass;
if(typeof data1 == "number"){
if(data1 > 1e+40 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/mass",schemaPath:"#/properties/mass/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1e+40},message:"must be <= 1e+40"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1 < 0 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/mass",schemaPath:"#/properties/mass/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(formats0.validate(data1))){
const err8 = {instancePath:instancePath+"/mass",schemaPath:"#/properties/mass/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/mass",schemaPath:"#/properties/mass/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
let data2 = data.properTime;
if(typeof data2 == "number"){
if(data2 > 1000000000000000000 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/properTime",schemaPath:"#/properties/properTime/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000000000000},message:"must be <= 1000000000000000000"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err11 = {instancePath:instancePath+"/properTime",schemaPath:"#/properties/properTime/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(formats0.validate(data2))){
const err12 = {instancePath:instancePath+"/properTime",schemaPath:"#/properties/properTime/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
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
const err13 = {instancePath:instancePath+"/properTime",schemaPath:"#/properties/properTime/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
let data3 = data.length;
if(typeof data3 == "number"){
if(data3 > 1e+30 || isNaN(data3)){
const err14 = {instancePath:instancePath+"/length",schemaPath:"#/properties/length/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1e+30},message:"must be <= 1e+30"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err15 = {instancePath:instancePath+"/length",schemaPath:"#/properties/length/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!(formats0.validate(data3))){
const err16 = {instancePath:instancePath+"/length",schemaPath:"#/properties/length/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/length",schemaPath:"#/properties/length/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
let data4 = data.beta2;
if(typeof data4 == "number"){
if(data4 > 0.999999999999 || isNaN(data4)){
const err18 = {instancePath:instancePath+"/beta2",schemaPath:"#/properties/beta2/maximum",keyword:"maximum",params:{comparison: "<=", limit: 0.999999999999},message:"must be <= 0.999999999999"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data4 < -0.999999999999 || isNaN(data4)){
const err19 = {instancePath:instancePath+"/beta2",schemaPath:"#/properties/beta2/minimum",keyword:"minimum",params:{comparison: ">=", limit: -0.999999999999},message:"must be >= -0.999999999999"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!(formats0.validate(data4))){
const err20 = {instancePath:instancePath+"/beta2",schemaPath:"#/properties/beta2/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/beta2",schemaPath:"#/properties/beta2/type",keyword:"type",params:{type: "number"},message:"must be number"};
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

