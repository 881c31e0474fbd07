/* Written by npm run codegen from openapi.yaml; never edited. */
import imported0 from "ajv-formats/dist/formats.js";
import imported1 from "ajv-formats/dist/formats.js";
export const queryTypes = {"lat":["number"],"lon":["number"]};
export const query = validate0;
const schema0 = {"type":"object","properties":{"lat":{"type":"number","format":"double","minimum":-90,"maximum":90},"lon":{"type":"number","format":"double","minimum":-180,"maximum":180},"datetime":{"type":"string","format":"date-time","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]{1,9})?([Zz]|[+-][0-9]{2}:[0-9]{2})$","x-pattern-words":"a date and time with its offset, such as 2026-01-31T12:00:00Z"},"method":{"description":"Calculation method: angles of the sun below the horizon for fajr and isha, and minutes added.\n\n- MuslimWorldLeague: 18 and 17 degrees, dhuhr +1\n- Egyptian: 19.5 and 17.5, dhuhr +1\n- Karachi: 18 and 18, dhuhr +1\n- UmmAlQura: 18.5, isha 90 minutes after maghrib\n- Dubai: 18.2 and 18.2, sunrise -3, dhuhr, asr and maghrib +3\n- MoonsightingCommittee: 18 and 18 with its own seasonal bounds, dhuhr +5, maghrib +3\n- NorthAmerica: 15 and 15, dhuhr +1\n- Kuwait: 18 and 17.5\n- Qatar: 18, isha 90 minutes after maghrib\n- Singapore: 20 and 18, dhuhr +1\n- Tehran: 17.7 and 14, maghrib at 4.5 degrees\n- Turkey: 18 and 17, sunrise -7, dhuhr +5, asr +4, maghrib +7\n- Kemenag: 20 and 18, sunrise -2, all others +2","type":"string","enum":["MuslimWorldLeague","Egyptian","Karachi","UmmAlQura","Dubai","MoonsightingCommittee","NorthAmerica","Kuwait","Qatar","Singapore","Tehran","Turkey","Kemenag"],"default":"MuslimWorldLeague"},"madhab":{"description":"School for the time of asr: when a shadow is longer than at noon by the object's length (`shafi`) or by twice that (`hanafi`).","examples":["shafi"],"type":"string","enum":["shafi","hanafi"],"default":"shafi"}},"required":["lat","lon"],"additionalProperties":false};
const formats0 = imported0.fullFormats.double;
const formats4 = imported1.fullFormats["date-time"];
const pattern0 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]{1,9})?([Zz]|[+-][0-9]{2}:[0-9]{2})$", "u");

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
if(data.method === undefined){
data.method = "MuslimWorldLeague";
}
if(data.madhab === undefined){
data.madhab = "shafi";
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
for(const key0 in data){
if(!(((((key0 === "lat") || (key0 === "lon")) || (key0 === "datetime")) || (key0 === "method")) || (key0 === "madhab"))){
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
if(data.lat !== undefined){
let data0 = data.lat;
if(typeof data0 == "number"){
if(data0 > 90 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/lat",schemaPath:"#/properties/lat/maximum",keyword:"maximum",params:{comparison: "<=", limit: 90},message:"must be <= 90"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0 < -90 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/lat",schemaPath:"#/properties/lat/minimum",keyword:"minimum",params:{comparison: ">=", limit: -90},message:"must be >= -90"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(formats0.validate(data0))){
const err5 = {instancePath:instancePath+"/lat",schemaPath:"#/properties/lat/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
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
const err6 = {instancePath:instancePath+"/lat",schemaPath:"#/properties/lat/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.lon !== undefined){
let data1 = data.lon;
if(typeof data1 == "number"){
if(data1 > 180 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/lon",schemaPath:"#/properties/lon/maximum",keyword:"maximum",params:{comparison: "<=", limit: 180},message:"must be <= 180"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1 < -180 || isNaN(data1)){
const err8 = {instancePath:instancePath+"/lon",schemaPath:"#/properties/lon/minimum",keyword:"minimum",params:{comparison: ">=", limit: -180},message:"must be >= -180"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(formats0.validate(data1))){
const err9 = {instancePath:instancePath+"/lon",schemaPath:"#/properties/lon/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
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
const err10 = {instancePath:instancePath+"/lon",schemaPath:"#/properties/lon/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.datetime !== undefined){
let data2 = data.datetime;
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
const err11 = {instancePath:instancePath+"/datetime",schemaPath:"#/properties/datetime/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]{1,9})?([Zz]|[+-][0-9]{2}:[0-9]{2})$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ][0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]{1,9})?([Zz]|[+-][0-9]{2}:[0-9]{2})$"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(formats4.validate(data2))){
const err12 = {instancePath:instancePath+"/datetime",schemaPath:"#/properties/datetime/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
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
const err13 = {instancePath:instancePath+"/datetime",schemaPath:"#/properties/datetime/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
let data3 = data.method;
if(typeof data3 !== "string"){
const err14 = {instancePath:instancePath+"/method",schemaPath:"#/properties/method/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(((((((((((((data3 === "MuslimWorldLeague") || (data3 === "Egyptian")) || (data3 === "Karachi")) || (data3 === "UmmAlQura")) || (data3 === "Dubai")) || (data3 === "MoonsightingCommittee")) || (data3 === "NorthAmerica")) || (data3 === "Kuwait")) || (data3 === "Qatar")) || (data3 === "Singapore")) || (data3 === "Tehran")) || (data3 === "Turkey")) || (data3 === "Kemenag"))){
const err15 = {instancePath:instancePath+"/method",schemaPath:"#/properties/method/enum",keyword:"enum",params:{allowedValues: schema0.properties.method.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
let data4 = data.madhab;
if(typeof data4 !== "string"){
const err16 = {instancePath:instancePath+"/madhab",schemaPath:"#/properties/madhab/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!((data4 === "shafi") || (data4 === "hanafi"))){
const err17 = {instancePath:instancePath+"/madhab",schemaPath:"#/properties/madhab/enum",keyword:"enum",params:{allowedValues: schema0.properties.madhab.enum},message:"must be equal to one of the allowed values"};
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
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

