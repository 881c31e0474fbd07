/* Written by npm run codegen from openapi.yaml; never edited. */
import imported0 from "ajv-formats/dist/formats.js";
export const queryTypes = {"measured":["number"],"truePeak":["number"],"target":["number"],"ceiling":["number"]};
export const query = validate0;
const schema0 = {"type":"object","properties":{"measured":{"type":"number","minimum":-70,"maximum":10,"format":"double"},"truePeak":{"type":"number","minimum":-70,"maximum":12,"format":"double"},"target":{"type":"number","minimum":-40,"maximum":0,"default":-14,"format":"double","examples":[-14]},"ceiling":{"type":"number","minimum":-20,"maximum":0,"default":-1,"format":"double","examples":[-1]}},"required":["measured","truePeak"],"additionalProperties":false};
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
if(data.target === undefined){
data.target = -14;
}
if(data.ceiling === undefined){
data.ceiling = -1;
}
if(data.measured === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "measured"},message:"must have required property '"+"measured"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.truePeak === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "truePeak"},message:"must have required property '"+"truePeak"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "measured") || (key0 === "truePeak")) || (key0 === "target")) || (key0 === "ceiling"))){
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
if(data.measured !== undefined){
let data0 = data.measured;
if(typeof data0 == "number"){
if(data0 > 10 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/measured",schemaPath:"#/properties/measured/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10},message:"must be <= 10"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0 < -70 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/measured",schemaPath:"#/properties/measured/minimum",keyword:"minimum",params:{comparison: ">=", limit: -70},message:"must be >= -70"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(formats0.validate(data0))){
const err5 = {instancePath:instancePath+"/measured",schemaPath:"#/properties/measured/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
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
const err6 = {instancePath:instancePath+"/measured",schemaPath:"#/properties/measured/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.truePeak !== undefined){
let data1 = data.truePeak;
if(typeof data1 == "number"){
if(data1 > 12 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/truePeak",schemaPath:"#/properties/truePeak/maximum",keyword:"maximum",params:{comparison: "<=", limit: 12},message:"must be <= 12"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1 < -70 || isNaN(data1)){
const err8 = {instancePath:instancePath+"/truePeak",schemaPath:"#/properties/truePeak/minimum",keyword:"minimum",params:{comparison: ">=", limit: -70},message:"must be >= -70"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(formats0.validate(data1))){
const err9 = {instancePath:instancePath+"/truePeak",schemaPath:"#/properties/truePeak/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/truePeak",schemaPath:"#/properties/truePeak/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
let data2 = data.target;
if(typeof data2 == "number"){
if(data2 > 0 || isNaN(data2)){
const err11 = {instancePath:instancePath+"/target",schemaPath:"#/properties/target/maximum",keyword:"maximum",params:{comparison: "<=", limit: 0},message:"must be <= 0"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data2 < -40 || isNaN(data2)){
const err12 = {instancePath:instancePath+"/target",schemaPath:"#/properties/target/minimum",keyword:"minimum",params:{comparison: ">=", limit: -40},message:"must be >= -40"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(formats0.validate(data2))){
const err13 = {instancePath:instancePath+"/target",schemaPath:"#/properties/target/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/target",schemaPath:"#/properties/target/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
let data3 = data.ceiling;
if(typeof data3 == "number"){
if(data3 > 0 || isNaN(data3)){
const err15 = {instancePath:instancePath+"/ceiling",schemaPath:"#/properties/ceiling/maximum",keyword:"maximum",params:{comparison: "<=", limit: 0},message:"must be <= 0"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data3 < -20 || isNaN(data3)){
const err16 = {instancePath:instancePath+"/ceiling",schemaPath:"#/properties/ceiling/minimum",keyword:"minimum",params:{comparison: ">=", limit: -20},message:"must be >= -20"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!(formats0.validate(data3))){
const err17 = {instancePath:instancePath+"/ceiling",schemaPath:"#/properties/ceiling/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/ceiling",schemaPath:"#/properties/ceiling/type",keyword:"type",params:{type: "number"},message:"must be number"};
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
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

