/* Written by npm run codegen from openapi.yaml; never edited. */
import imported0 from "ajv-formats/dist/formats.js";
import imported1 from "ajv-formats/dist/formats.js";
import imported2 from "ajv/dist/runtime/ucs2length.js";
export const queryTypes = {"lat":["number"],"lon":["number"],"elevation":["number"]};
export const query = validate0;
const schema0 = {"type":"object","properties":{"body":{"type":"string","enum":["Sun","Moon","Mercury","Venus","Mars","Jupiter","Saturn","Uranus","Neptune","Pluto"],"default":"Sun","examples":["Sun"]},"lat":{"type":"number","minimum":-90,"maximum":90,"format":"double"},"lon":{"type":"number","minimum":-180,"maximum":180,"format":"double"},"date":{"type":"string","format":"date","pattern":"^\\d{4}-\\d{2}-\\d{2}$"},"tz":{"type":"string","maxLength":60,"default":"UTC","examples":["UTC"]},"elevation":{"type":"number","minimum":0,"maximum":9000,"default":0,"format":"double","examples":[0]}},"required":["lat","lon","date"],"additionalProperties":false};
const formats0 = imported0.fullFormats.double;
const formats4 = imported1.fullFormats.date;
const pattern0 = new RegExp("^\\d{4}-\\d{2}-\\d{2}$", "u");
const func0 = imported2.default;

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
if(data.body === undefined){
data.body = "Sun";
}
if(data.tz === undefined){
data.tz = "UTC";
}
if(data.elevation === undefined){
data.elevation = 0;
}
if(data.lat === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lat"},message:"must have required property '"+"lat"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.lon === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lon"},message:"must have required property '"+"lon"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.date === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "date"},message:"must have required property '"+"date"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "body") || (key0 === "lat")) || (key0 === "lon")) || (key0 === "date")) || (key0 === "tz")) || (key0 === "elevation"))){
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
let data0 = data.body;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!((((((((((data0 === "Sun") || (data0 === "Moon")) || (data0 === "Mercury")) || (data0 === "Venus")) || (data0 === "Mars")) || (data0 === "Jupiter")) || (data0 === "Saturn")) || (data0 === "Uranus")) || (data0 === "Neptune")) || (data0 === "Pluto"))){
const err5 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/enum",keyword:"enum",params:{allowedValues: schema0.properties.body.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.lat !== undefined){
let data1 = data.lat;
if(typeof data1 == "number"){
if(data1 > 90 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/lat",schemaPath:"#/properties/lat/maximum",keyword:"maximum",params:{comparison: "<=", limit: 90},message:"must be <= 90"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1 < -90 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/lat",schemaPath:"#/properties/lat/minimum",keyword:"minimum",params:{comparison: ">=", limit: -90},message:"must be >= -90"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(formats0.validate(data1))){
const err8 = {instancePath:instancePath+"/lat",schemaPath:"#/properties/lat/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
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
const err9 = {instancePath:instancePath+"/lat",schemaPath:"#/properties/lat/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.lon !== undefined){
let data2 = data.lon;
if(typeof data2 == "number"){
if(data2 > 180 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/lon",schemaPath:"#/properties/lon/maximum",keyword:"maximum",params:{comparison: "<=", limit: 180},message:"must be <= 180"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data2 < -180 || isNaN(data2)){
const err11 = {instancePath:instancePath+"/lon",schemaPath:"#/properties/lon/minimum",keyword:"minimum",params:{comparison: ">=", limit: -180},message:"must be >= -180"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(formats0.validate(data2))){
const err12 = {instancePath:instancePath+"/lon",schemaPath:"#/properties/lon/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
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
const err13 = {instancePath:instancePath+"/lon",schemaPath:"#/properties/lon/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.date !== undefined){
let data3 = data.date;
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
const err14 = {instancePath:instancePath+"/date",schemaPath:"#/properties/date/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}$"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(formats4.validate(data3))){
const err15 = {instancePath:instancePath+"/date",schemaPath:"#/properties/date/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""};
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
const err16 = {instancePath:instancePath+"/date",schemaPath:"#/properties/date/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
let data4 = data.tz;
if(typeof data4 === "string"){
if(func0(data4) > 60){
const err17 = {instancePath:instancePath+"/tz",schemaPath:"#/properties/tz/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
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
const err18 = {instancePath:instancePath+"/tz",schemaPath:"#/properties/tz/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
let data5 = data.elevation;
if(typeof data5 == "number"){
if(data5 > 9000 || isNaN(data5)){
const err19 = {instancePath:instancePath+"/elevation",schemaPath:"#/properties/elevation/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9000},message:"must be <= 9000"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err20 = {instancePath:instancePath+"/elevation",schemaPath:"#/properties/elevation/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!(formats0.validate(data5))){
const err21 = {instancePath:instancePath+"/elevation",schemaPath:"#/properties/elevation/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
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
const err22 = {instancePath:instancePath+"/elevation",schemaPath:"#/properties/elevation/type",keyword:"type",params:{type: "number"},message:"must be number"};
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
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

