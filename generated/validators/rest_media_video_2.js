/* Written by npm run codegen from openapi.yaml; never edited. */
import imported0 from "ajv-formats/dist/formats.js";
export const queryTypes = {"bitrate":["number"],"seconds":["number"],"megabytes":["number"],"audioBitrate":["number"]};
export const query = validate0;
const schema0 = {"type":"object","properties":{"bitrate":{"type":"number","minimum":1,"maximum":10000000,"format":"double"},"seconds":{"type":"number","minimum":0.001,"maximum":10000000,"format":"double"},"megabytes":{"type":"number","minimum":0.001,"maximum":1000000000,"format":"double","examples":[700]},"audioBitrate":{"type":"number","minimum":0,"maximum":100000,"default":0,"format":"double","examples":[0]}},"required":[],"additionalProperties":false};
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
if(data.audioBitrate === undefined){
data.audioBitrate = 0;
}
for(const key0 in data){
if(!((((key0 === "bitrate") || (key0 === "seconds")) || (key0 === "megabytes")) || (key0 === "audioBitrate"))){
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
if(data.bitrate !== undefined){
let data0 = data.bitrate;
if(typeof data0 == "number"){
if(data0 > 10000000 || isNaN(data0)){
const err1 = {instancePath:instancePath+"/bitrate",schemaPath:"#/properties/bitrate/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000000},message:"must be <= 10000000"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/bitrate",schemaPath:"#/properties/bitrate/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(formats0.validate(data0))){
const err3 = {instancePath:instancePath+"/bitrate",schemaPath:"#/properties/bitrate/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
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
const err4 = {instancePath:instancePath+"/bitrate",schemaPath:"#/properties/bitrate/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.seconds !== undefined){
let data1 = data.seconds;
if(typeof data1 == "number"){
if(data1 > 10000000 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/seconds",schemaPath:"#/properties/seconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000000},message:"must be <= 10000000"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1 < 0.001 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/seconds",schemaPath:"#/properties/seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0.001},message:"must be >= 0.001"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(formats0.validate(data1))){
const err7 = {instancePath:instancePath+"/seconds",schemaPath:"#/properties/seconds/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
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
const err8 = {instancePath:instancePath+"/seconds",schemaPath:"#/properties/seconds/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.megabytes !== undefined){
let data2 = data.megabytes;
if(typeof data2 == "number"){
if(data2 > 1000000000 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/megabytes",schemaPath:"#/properties/megabytes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2 < 0.001 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/megabytes",schemaPath:"#/properties/megabytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0.001},message:"must be >= 0.001"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(formats0.validate(data2))){
const err11 = {instancePath:instancePath+"/megabytes",schemaPath:"#/properties/megabytes/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
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
const err12 = {instancePath:instancePath+"/megabytes",schemaPath:"#/properties/megabytes/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
let data3 = data.audioBitrate;
if(typeof data3 == "number"){
if(data3 > 100000 || isNaN(data3)){
const err13 = {instancePath:instancePath+"/audioBitrate",schemaPath:"#/properties/audioBitrate/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err14 = {instancePath:instancePath+"/audioBitrate",schemaPath:"#/properties/audioBitrate/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(formats0.validate(data3))){
const err15 = {instancePath:instancePath+"/audioBitrate",schemaPath:"#/properties/audioBitrate/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
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
const err16 = {instancePath:instancePath+"/audioBitrate",schemaPath:"#/properties/audioBitrate/type",keyword:"type",params:{type: "number"},message:"must be number"};
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
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

