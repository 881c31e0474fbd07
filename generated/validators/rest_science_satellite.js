/* Written by npm run codegen from openapi.yaml; never edited. */
import imported0 from "ajv/dist/runtime/ucs2length.js";
import imported1 from "ajv-formats/dist/formats.js";
import imported2 from "ajv-formats/dist/formats.js";
export const queryTypes = {"lat":["number"],"lon":["number"],"elevation":["number"],"hours":["integer"],"minElevation":["number"]};
export const query = validate0;
const schema0 = {"type":"object","properties":{"tle1":{"type":"string","minLength":60,"maxLength":69},"tle2":{"type":"string","minLength":60,"maxLength":69},"datetime":{"type":"string","format":"date-time"},"lat":{"type":"number","minimum":-90,"maximum":90,"format":"double","examples":[51.48]},"lon":{"type":"number","minimum":-180,"maximum":180,"format":"double","examples":[0]},"elevation":{"type":"number","minimum":-500,"maximum":9000,"default":0,"format":"double","examples":[0]},"hours":{"type":"integer","minimum":1,"maximum":72,"default":24,"examples":[24]},"minElevation":{"type":"number","minimum":0,"maximum":89,"default":10,"format":"double","examples":[10]}},"required":["tle1","tle2","datetime"],"additionalProperties":false};
const func0 = imported0.default;
const formats0 = imported1.fullFormats["date-time"];
const formats2 = imported2.fullFormats.double;

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
if(data.hours === undefined){
data.hours = 24;
}
if(data.minElevation === undefined){
data.minElevation = 10;
}
if(data.tle1 === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tle1"},message:"must have required property '"+"tle1"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.tle2 === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tle2"},message:"must have required property '"+"tle2"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.datetime === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "datetime"},message:"must have required property '"+"datetime"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "tle1") || (key0 === "tle2")) || (key0 === "datetime")) || (key0 === "lat")) || (key0 === "lon")) || (key0 === "elevation")) || (key0 === "hours")) || (key0 === "minElevation"))){
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
if(data.tle1 !== undefined){
let data0 = data.tle1;
if(typeof data0 === "string"){
if(func0(data0) > 69){
const err4 = {instancePath:instancePath+"/tle1",schemaPath:"#/properties/tle1/maxLength",keyword:"maxLength",params:{limit: 69},message:"must NOT have more than 69 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func0(data0) < 60){
const err5 = {instancePath:instancePath+"/tle1",schemaPath:"#/properties/tle1/minLength",keyword:"minLength",params:{limit: 60},message:"must NOT have fewer than 60 characters"};
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
const err6 = {instancePath:instancePath+"/tle1",schemaPath:"#/properties/tle1/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.tle2 !== undefined){
let data1 = data.tle2;
if(typeof data1 === "string"){
if(func0(data1) > 69){
const err7 = {instancePath:instancePath+"/tle2",schemaPath:"#/properties/tle2/maxLength",keyword:"maxLength",params:{limit: 69},message:"must NOT have more than 69 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func0(data1) < 60){
const err8 = {instancePath:instancePath+"/tle2",schemaPath:"#/properties/tle2/minLength",keyword:"minLength",params:{limit: 60},message:"must NOT have fewer than 60 characters"};
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
const err9 = {instancePath:instancePath+"/tle2",schemaPath:"#/properties/tle2/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.datetime !== undefined){
let data2 = data.datetime;
if(typeof data2 === "string"){
if(!(formats0.validate(data2))){
const err10 = {instancePath:instancePath+"/datetime",schemaPath:"#/properties/datetime/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/datetime",schemaPath:"#/properties/datetime/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.lat !== undefined){
let data3 = data.lat;
if(typeof data3 == "number"){
if(data3 > 90 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/lat",schemaPath:"#/properties/lat/maximum",keyword:"maximum",params:{comparison: "<=", limit: 90},message:"must be <= 90"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data3 < -90 || isNaN(data3)){
const err13 = {instancePath:instancePath+"/lat",schemaPath:"#/properties/lat/minimum",keyword:"minimum",params:{comparison: ">=", limit: -90},message:"must be >= -90"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!(formats2.validate(data3))){
const err14 = {instancePath:instancePath+"/lat",schemaPath:"#/properties/lat/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
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
const err15 = {instancePath:instancePath+"/lat",schemaPath:"#/properties/lat/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.lon !== undefined){
let data4 = data.lon;
if(typeof data4 == "number"){
if(data4 > 180 || isNaN(data4)){
const err16 = {instancePath:instancePath+"/lon",schemaPath:"#/properties/lon/maximum",keyword:"maximum",params:{comparison: "<=", limit: 180},message:"must be <= 180"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data4 < -180 || isNaN(data4)){
const err17 = {instancePath:instancePath+"/lon",schemaPath:"#/properties/lon/minimum",keyword:"minimum",params:{comparison: ">=", limit: -180},message:"must be >= -180"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!(formats2.validate(data4))){
const err18 = {instancePath:instancePath+"/lon",schemaPath:"#/properties/lon/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
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
const err19 = {instancePath:instancePath+"/lon",schemaPath:"#/properties/lon/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
let data5 = data.elevation;
if(typeof data5 == "number"){
if(data5 > 9000 || isNaN(data5)){
const err20 = {instancePath:instancePath+"/elevation",schemaPath:"#/properties/elevation/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9000},message:"must be <= 9000"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data5 < -500 || isNaN(data5)){
const err21 = {instancePath:instancePath+"/elevation",schemaPath:"#/properties/elevation/minimum",keyword:"minimum",params:{comparison: ">=", limit: -500},message:"must be >= -500"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!(formats2.validate(data5))){
const err22 = {instancePath:instancePath+"/elevation",schemaPath:"#/properties/elevation/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
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
const err23 = {instancePath:instancePath+"/elevation",schemaPath:"#/properties/elevation/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
let data6 = data.hours;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
const err24 = {instancePath:instancePath+"/hours",schemaPath:"#/properties/hours/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(typeof data6 == "number"){
if(data6 > 72 || isNaN(data6)){
const err25 = {instancePath:instancePath+"/hours",schemaPath:"#/properties/hours/maximum",keyword:"maximum",params:{comparison: "<=", limit: 72},message:"must be <= 72"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data6 < 1 || isNaN(data6)){
const err26 = {instancePath:instancePath+"/hours",schemaPath:"#/properties/hours/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
let data7 = data.minElevation;
if(typeof data7 == "number"){
if(data7 > 89 || isNaN(data7)){
const err27 = {instancePath:instancePath+"/minElevation",schemaPath:"#/properties/minElevation/maximum",keyword:"maximum",params:{comparison: "<=", limit: 89},message:"must be <= 89"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data7 < 0 || isNaN(data7)){
const err28 = {instancePath:instancePath+"/minElevation",schemaPath:"#/properties/minElevation/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!(formats2.validate(data7))){
const err29 = {instancePath:instancePath+"/minElevation",schemaPath:"#/properties/minElevation/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
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
const err30 = {instancePath:instancePath+"/minElevation",schemaPath:"#/properties/minElevation/type",keyword:"type",params:{type: "number"},message:"must be number"};
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
const err31 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

