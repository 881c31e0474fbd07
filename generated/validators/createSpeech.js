/* Written by npm run codegen from openapi.yaml; never edited. */
import imported0 from "ajv/dist/runtime/ucs2length.js";
import imported1 from "ajv-formats/dist/formats.js";
export const queryTypes = {};
export const query = validate0;
const schema0 = {"type":"object","properties":{},"required":[]};

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
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema0.type,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const body = (() => {
const exported = validate0;
const schema0 = {"$ref":"contract#/components/schemas/SpeechRequest"};
const schema2 = {"description":"A text to speak.","type":"object","required":["input"],"additionalProperties":false,"properties":{"input":{"description":"The text to speak; its characters are charged.","type":"string","minLength":1,"maxLength":4096,"pattern":"\\S","x-pattern-words":"text that is not blank"},"model":{"$ref":"contract#/components/schemas/MediaModel"},"voice":{"description":"One of the model's voices.","type":["string","null"],"minLength":1,"maxLength":128,"default":"alloy"},"response_format":{"description":"The audio's format. `pcm` is 24 kHz, 16 bit, mono, without a header; `opus` comes in Ogg.","type":["string","null"],"enum":["mp3","opus","aac","flac","wav","pcm",null],"default":"mp3"},"speed":{"description":"How fast to speak; 1 is normal.","type":["number","null"],"format":"double","minimum":0.25,"maximum":4,"default":1},"instructions":{"description":"How to speak, for models that support it.","type":["string","null"],"maxLength":4096},"stream_format":{"description":"Always raw audio; events are not supported.","type":["string","null"],"enum":["audio",null]}}};
const schema3 = {"description":"A model id from the catalog (`GET /models`). If left out, the first model there that makes this kind of media and that the plan includes.","type":["string","null"],"minLength":1,"maxLength":256};
const func0 = imported0.default;
const pattern0 = new RegExp("\\S", "u");
const formats0 = imported1.fullFormats.double;

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate2.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.voice === undefined){
data.voice = "alloy";
}
if(data.response_format === undefined){
data.response_format = "mp3";
}
if(data.speed === undefined){
data.speed = 1;
}
let missing0;
if((data.input === undefined) && (missing0 = "input")){
validate2.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'",schema:schema2.required,parentSchema:schema2,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "input") || (key0 === "model")) || (key0 === "voice")) || (key0 === "response_format")) || (key0 === "speed")) || (key0 === "instructions")) || (key0 === "stream_format"))){
validate2.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema2,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.input !== undefined){
let data0 = data.input;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) > 4096){
validate2.errors = [{instancePath:instancePath+"/input",schemaPath:"#/properties/input/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters",schema:4096,parentSchema:schema2.properties.input,data:data0}];
return false;
}
else {
if(func0(data0) < 1){
validate2.errors = [{instancePath:instancePath+"/input",schemaPath:"#/properties/input/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema2.properties.input,data:data0}];
return false;
}
else {
if(!pattern0.test(data0)){
validate2.errors = [{instancePath:instancePath+"/input",schemaPath:"#/properties/input/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema2.properties.input,data:data0}];
return false;
}
}
}
}
else {
validate2.errors = [{instancePath:instancePath+"/input",schemaPath:"#/properties/input/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema2.properties.input.type,parentSchema:schema2.properties.input,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.model !== undefined){
let data1 = data.model;
const _errs4 = errors;
const _errs5 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate2.errors = [{instancePath:instancePath+"/model",schemaPath:"contract#/components/schemas/MediaModel/type",keyword:"type",params:{type: schema3.type},message:"must be string,null",schema:schema3.type,parentSchema:schema3,data:data1}];
return false;
}
if(errors === _errs5){
if(typeof data1 === "string"){
if(func0(data1) > 256){
validate2.errors = [{instancePath:instancePath+"/model",schemaPath:"contract#/components/schemas/MediaModel/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema3,data:data1}];
return false;
}
else {
if(func0(data1) < 1){
validate2.errors = [{instancePath:instancePath+"/model",schemaPath:"contract#/components/schemas/MediaModel/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema3,data:data1}];
return false;
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
let data2 = data.voice;
const _errs7 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate2.errors = [{instancePath:instancePath+"/voice",schemaPath:"#/properties/voice/type",keyword:"type",params:{type: schema2.properties.voice.type},message:"must be string,null",schema:schema2.properties.voice.type,parentSchema:schema2.properties.voice,data:data2}];
return false;
}
if(errors === _errs7){
if(typeof data2 === "string"){
if(func0(data2) > 128){
validate2.errors = [{instancePath:instancePath+"/voice",schemaPath:"#/properties/voice/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters",schema:128,parentSchema:schema2.properties.voice,data:data2}];
return false;
}
else {
if(func0(data2) < 1){
validate2.errors = [{instancePath:instancePath+"/voice",schemaPath:"#/properties/voice/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema2.properties.voice,data:data2}];
return false;
}
}
}
}
var valid0 = _errs7 === errors;
if(valid0){
let data3 = data.response_format;
const _errs9 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate2.errors = [{instancePath:instancePath+"/response_format",schemaPath:"#/properties/response_format/type",keyword:"type",params:{type: schema2.properties.response_format.type},message:"must be string,null",schema:schema2.properties.response_format.type,parentSchema:schema2.properties.response_format,data:data3}];
return false;
}
if(!(((((((data3 === "mp3") || (data3 === "opus")) || (data3 === "aac")) || (data3 === "flac")) || (data3 === "wav")) || (data3 === "pcm")) || (data3 === null))){
validate2.errors = [{instancePath:instancePath+"/response_format",schemaPath:"#/properties/response_format/enum",keyword:"enum",params:{allowedValues: schema2.properties.response_format.enum},message:"must be equal to one of the allowed values",schema:schema2.properties.response_format.enum,parentSchema:schema2.properties.response_format,data:data3}];
return false;
}
var valid0 = _errs9 === errors;
if(valid0){
let data4 = data.speed;
const _errs11 = errors;
if((!((typeof data4 == "number") && (isFinite(data4)))) && (data4 !== null)){
validate2.errors = [{instancePath:instancePath+"/speed",schemaPath:"#/properties/speed/type",keyword:"type",params:{type: schema2.properties.speed.type},message:"must be number,null",schema:schema2.properties.speed.type,parentSchema:schema2.properties.speed,data:data4}];
return false;
}
if(errors === _errs11){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 4 || isNaN(data4)){
validate2.errors = [{instancePath:instancePath+"/speed",schemaPath:"#/properties/speed/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4},message:"must be <= 4",schema:4,parentSchema:schema2.properties.speed,data:data4}];
return false;
}
else {
if(data4 < 0.25 || isNaN(data4)){
validate2.errors = [{instancePath:instancePath+"/speed",schemaPath:"#/properties/speed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0.25},message:"must be >= 0.25",schema:0.25,parentSchema:schema2.properties.speed,data:data4}];
return false;
}
else {
if(!(formats0.validate(data4))){
validate2.errors = [{instancePath:instancePath+"/speed",schemaPath:"#/properties/speed/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\"",schema:"double",parentSchema:schema2.properties.speed,data:data4}];
return false;
}
}
}
}
}
var valid0 = _errs11 === errors;
if(valid0){
if(data.instructions !== undefined){
let data5 = data.instructions;
const _errs13 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate2.errors = [{instancePath:instancePath+"/instructions",schemaPath:"#/properties/instructions/type",keyword:"type",params:{type: schema2.properties.instructions.type},message:"must be string,null",schema:schema2.properties.instructions.type,parentSchema:schema2.properties.instructions,data:data5}];
return false;
}
if(errors === _errs13){
if(typeof data5 === "string"){
if(func0(data5) > 4096){
validate2.errors = [{instancePath:instancePath+"/instructions",schemaPath:"#/properties/instructions/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters",schema:4096,parentSchema:schema2.properties.instructions,data:data5}];
return false;
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stream_format !== undefined){
let data6 = data.stream_format;
const _errs15 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate2.errors = [{instancePath:instancePath+"/stream_format",schemaPath:"#/properties/stream_format/type",keyword:"type",params:{type: schema2.properties.stream_format.type},message:"must be string,null",schema:schema2.properties.stream_format.type,parentSchema:schema2.properties.stream_format,data:data6}];
return false;
}
if(!((data6 === "audio") || (data6 === null))){
validate2.errors = [{instancePath:instancePath+"/stream_format",schemaPath:"#/properties/stream_format/enum",keyword:"enum",params:{allowedValues: schema2.properties.stream_format.enum},message:"must be equal to one of the allowed values",schema:schema2.properties.stream_format.enum,parentSchema:schema2.properties.stream_format,data:data6}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate2.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema2.type,parentSchema:schema2,data}];
return false;
}
}
validate2.errors = vErrors;
return errors === 0;
}
validate2.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate2(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

return exported;
})();
