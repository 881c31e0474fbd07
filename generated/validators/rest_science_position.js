/* Written by npm run codegen from openapi.yaml; never edited. */
import imported0 from "ajv-formats/dist/formats.js";
import imported1 from "ajv-formats/dist/formats.js";
export const queryTypes = {"lat":["number"],"lon":["number"],"elevation":["number"]};
export const query = validate0;
const schema0 = {"type":"object","properties":{"body":{"type":"string","enum":["Sun","Moon","Mercury","Venus","Mars","Jupiter","Saturn","Uranus","Neptune","Pluto"]},"datetime":{"type":"string","format":"date-time"},"lat":{"type":"number","minimum":-90,"maximum":90,"format":"double","examples":[51.48]},"lon":{"type":"number","minimum":-180,"maximum":180,"format":"double","examples":[0]},"elevation":{"type":"number","minimum":-500,"maximum":9000,"default":0,"format":"double","examples":[0]}},"required":["body","datetime"],"additionalProperties":false};
const formats0 = imported0.fullFormats["date-time"];
const formats2 = imported1.fullFormats.double;

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
if(data.elevation === undefined){
data.elevation = 0;
}
if(data.body === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "body"},message:"must have required property '"+"body"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.datetime === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "datetime"},message:"must have required property '"+"datetime"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "body") || (key0 === "datetime")) || (key0 === "lat")) || (key0 === "lon")) || (key0 === "elevation"))){
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
if(data.body !== undefined){
let data0 = data.body;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((((((((((data0 === "Sun") || (data0 === "Moon")) || (data0 === "Mercury")) || (data0 === "Venus")) || (data0 === "Mars")) || (data0 === "Jupiter")) || (data0 === "Saturn")) || (data0 === "Uranus")) || (data0 === "Neptune")) || (data0 === "Pluto"))){
const err4 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/enum",keyword:"enum",params:{allowedValues: schema0.properties.body.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.datetime !== undefined){
let data1 = data.datetime;
if(typeof data1 === "string"){
if(!(formats0.validate(data1))){
const err5 = {instancePath:instancePath+"/datetime",schemaPath:"#/properties/datetime/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
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
const err6 = {instancePath:instancePath+"/datetime",schemaPath:"#/properties/datetime/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.lat !== undefined){
let data2 = data.lat;
if(typeof data2 == "number"){
if(data2 > 90 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/lat",schemaPath:"#/properties/lat/maximum",keyword:"maximum",params:{comparison: "<=", limit: 90},message:"must be <= 90"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2 < -90 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/lat",schemaPath:"#/properties/lat/minimum",keyword:"minimum",params:{comparison: ">=", limit: -90},message:"must be >= -90"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(formats2.validate(data2))){
const err9 = {instancePath:instancePath+"/lat",schemaPath:"#/properties/lat/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
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
const err10 = {instancePath:instancePath+"/lat",schemaPath:"#/properties/lat/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.lon !== undefined){
let data3 = data.lon;
if(typeof data3 == "number"){
if(data3 > 180 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/lon",schemaPath:"#/properties/lon/maximum",keyword:"maximum",params:{comparison: "<=", limit: 180},message:"must be <= 180"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data3 < -180 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/lon",schemaPath:"#/properties/lon/minimum",keyword:"minimum",params:{comparison: ">=", limit: -180},message:"must be >= -180"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(formats2.validate(data3))){
const err13 = {instancePath:instancePath+"/lon",schemaPath:"#/properties/lon/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
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
const err14 = {instancePath:instancePath+"/lon",schemaPath:"#/properties/lon/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
let data4 = data.elevation;
if(typeof data4 == "number"){
if(data4 > 9000 || isNaN(data4)){
const err15 = {instancePath:instancePath+"/elevation",schemaPath:"#/properties/elevation/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9000},message:"must be <= 9000"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data4 < -500 || isNaN(data4)){
const err16 = {instancePath:instancePath+"/elevation",schemaPath:"#/properties/elevation/minimum",keyword:"minimum",params:{comparison: ">=", limit: -500},message:"must be >= -500"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!(formats2.validate(data4))){
const err17 = {instancePath:instancePath+"/elevation",schemaPath:"#/properties/elevation/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
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
const err18 = {instancePath:instancePath+"/elevation",schemaPath:"#/properties/elevation/type",keyword:"type",params:{type: "number"},message:"must be number"};
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

