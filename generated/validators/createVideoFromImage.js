/* Written by npm run codegen from openapi.yaml; never edited. */
import imported0 from "ajv/dist/runtime/ucs2length.js";
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
const schema0 = {"$ref":"contract#/components/schemas/ImageToVideoRequest"};
const schema2 = {"description":"A video to make from a picture.","type":"object","required":["image"],"additionalProperties":false,"properties":{"image":{"description":"The picture that the video begins with: PNG, JPEG, WebP or GIF, as a data URL, as base64, or as a public http or https address that is fetched here (at most 10 MB).","type":"string","minLength":1},"prompt":{"description":"What happens in the video.","type":["string","null"],"maxLength":32000},"model":{"$ref":"contract#/components/schemas/MediaModel"},"seconds":{"description":"Length of the video; a model may support only certain lengths.","oneOf":[{"$ref":"contract#/components/schemas/VideoSeconds"},{"type":"null"}]},"size":{"$ref":"contract#/components/schemas/Size"},"wait_seconds":{"description":"How long to wait for the video before responding with a reference. The response always waits, for at most 5 seconds, until a provider has accepted or refused the order.","type":["integer","null"],"minimum":0,"maximum":60,"default":60},"seed":{"$ref":"contract#/components/schemas/Seed"},"negative_prompt":{"$ref":"contract#/components/schemas/NegativePrompt"},"user":{"$ref":"contract#/components/schemas/User"}}};
const schema3 = {"description":"A model id from the catalog (`GET /models`). If left out, the first model there that makes this kind of media and that the plan includes.","type":["string","null"],"minLength":1,"maxLength":256};
const schema4 = {"description":"A number of seconds, as a number or as text.","oneOf":[{"type":"integer","minimum":1,"maximum":60},{"type":"string","pattern":"^([1-9]|[1-5]\\d|60)$","x-pattern-words":"a whole number from 1 to 60"}]};
const schema5 = {"description":"Width and height in pixels as `WIDTHxHEIGHT`, or `auto`. Which sizes are available depends on the model.","type":["string","null"],"pattern":"^(auto|[1-9]\\d{1,3}x[1-9]\\d{1,3})$","x-pattern-words":"auto, or width x height in pixels, such as 1024x1024"};
const schema6 = {"description":"A seed, for models that give the same result for the same seed.","type":["integer","null"]};
const schema7 = {"description":"What not to show, for models that support it.","type":["string","null"],"maxLength":32000};
const schema8 = {"description":"Your own identifier for the end user, for the provider's abuse monitoring.","type":["string","null"],"maxLength":512};
const func0 = Object.prototype.hasOwnProperty;
const func1 = imported0.default;
const pattern0 = new RegExp("^([1-9]|[1-5]\\d|60)$", "u");
const pattern1 = new RegExp("^(auto|[1-9]\\d{1,3}x[1-9]\\d{1,3})$", "u");

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
if(data.wait_seconds === undefined){
data.wait_seconds = 60;
}
let missing0;
if((data.image === undefined) && (missing0 = "image")){
validate2.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'",schema:schema2.required,parentSchema:schema2,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema2.properties, key0))){
validate2.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema2,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.image !== undefined){
let data0 = data.image;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate2.errors = [{instancePath:instancePath+"/image",schemaPath:"#/properties/image/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema2.properties.image,data:data0}];
return false;
}
}
else {
validate2.errors = [{instancePath:instancePath+"/image",schemaPath:"#/properties/image/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema2.properties.image.type,parentSchema:schema2.properties.image,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt !== undefined){
let data1 = data.prompt;
const _errs4 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate2.errors = [{instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: schema2.properties.prompt.type},message:"must be string,null",schema:schema2.properties.prompt.type,parentSchema:schema2.properties.prompt,data:data1}];
return false;
}
if(errors === _errs4){
if(typeof data1 === "string"){
if(func1(data1) > 32000){
validate2.errors = [{instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/maxLength",keyword:"maxLength",params:{limit: 32000},message:"must NOT have more than 32000 characters",schema:32000,parentSchema:schema2.properties.prompt,data:data1}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.model !== undefined){
let data2 = data.model;
const _errs6 = errors;
const _errs7 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate2.errors = [{instancePath:instancePath+"/model",schemaPath:"contract#/components/schemas/MediaModel/type",keyword:"type",params:{type: schema3.type},message:"must be string,null",schema:schema3.type,parentSchema:schema3,data:data2}];
return false;
}
if(errors === _errs7){
if(typeof data2 === "string"){
if(func1(data2) > 256){
validate2.errors = [{instancePath:instancePath+"/model",schemaPath:"contract#/components/schemas/MediaModel/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema3,data:data2}];
return false;
}
else {
if(func1(data2) < 1){
validate2.errors = [{instancePath:instancePath+"/model",schemaPath:"contract#/components/schemas/MediaModel/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema3,data:data2}];
return false;
}
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seconds !== undefined){
let data3 = data.seconds;
const _errs9 = errors;
const _errs10 = errors;
let valid2 = false;
let passing0 = null;
const _errs11 = errors;
const _errs13 = errors;
let valid4 = false;
let passing1 = null;
const _errs14 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err0 = {instancePath:instancePath+"/seconds",schemaPath:"contract#/components/schemas/VideoSeconds/oneOf/0/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema4.oneOf[0].type,parentSchema:schema4.oneOf[0],data:data3};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(errors === _errs14){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 60 || isNaN(data3)){
const err1 = {instancePath:instancePath+"/seconds",schemaPath:"contract#/components/schemas/VideoSeconds/oneOf/0/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60},message:"must be <= 60",schema:60,parentSchema:schema4.oneOf[0],data:data3};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(data3 < 1 || isNaN(data3)){
const err2 = {instancePath:instancePath+"/seconds",schemaPath:"contract#/components/schemas/VideoSeconds/oneOf/0/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema4.oneOf[0],data:data3};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
var _valid1 = _errs14 === errors;
if(_valid1){
valid4 = true;
passing1 = 0;
}
const _errs16 = errors;
if(errors === _errs16){
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
const err3 = {instancePath:instancePath+"/seconds",schemaPath:"contract#/components/schemas/VideoSeconds/oneOf/1/pattern",keyword:"pattern",params:{pattern: "^([1-9]|[1-5]\\d|60)$"},message:"must match pattern \""+"^([1-9]|[1-5]\\d|60)$"+"\"",schema:"^([1-9]|[1-5]\\d|60)$",parentSchema:schema4.oneOf[1],data:data3};
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
const err4 = {instancePath:instancePath+"/seconds",schemaPath:"contract#/components/schemas/VideoSeconds/oneOf/1/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema4.oneOf[1].type,parentSchema:schema4.oneOf[1],data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var _valid1 = _errs16 === errors;
if(_valid1 && valid4){
valid4 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid4 = true;
passing1 = 1;
}
}
if(!valid4){
const err5 = {instancePath:instancePath+"/seconds",schemaPath:"contract#/components/schemas/VideoSeconds/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf",schema:schema4.oneOf,parentSchema:schema4,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
}
var _valid0 = _errs11 === errors;
if(_valid0){
valid2 = true;
passing0 = 0;
}
const _errs18 = errors;
if(data3 !== null){
const err6 = {instancePath:instancePath+"/seconds",schemaPath:"#/properties/seconds/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null",schema:schema2.properties.seconds.oneOf[1].type,parentSchema:schema2.properties.seconds.oneOf[1],data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid0 = _errs18 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid2 = true;
passing0 = 1;
}
}
if(!valid2){
const err7 = {instancePath:instancePath+"/seconds",schemaPath:"#/properties/seconds/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf",schema:schema2.properties.seconds.oneOf,parentSchema:schema2.properties.seconds,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
validate2.errors = vErrors;
return false;
}
else {
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.size !== undefined){
let data4 = data.size;
const _errs20 = errors;
const _errs21 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate2.errors = [{instancePath:instancePath+"/size",schemaPath:"contract#/components/schemas/Size/type",keyword:"type",params:{type: schema5.type},message:"must be string,null",schema:schema5.type,parentSchema:schema5,data:data4}];
return false;
}
if(errors === _errs21){
if(typeof data4 === "string"){
if(!pattern1.test(data4)){
validate2.errors = [{instancePath:instancePath+"/size",schemaPath:"contract#/components/schemas/Size/pattern",keyword:"pattern",params:{pattern: "^(auto|[1-9]\\d{1,3}x[1-9]\\d{1,3})$"},message:"must match pattern \""+"^(auto|[1-9]\\d{1,3}x[1-9]\\d{1,3})$"+"\"",schema:"^(auto|[1-9]\\d{1,3}x[1-9]\\d{1,3})$",parentSchema:schema5,data:data4}];
return false;
}
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
let data5 = data.wait_seconds;
const _errs23 = errors;
if((!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) && (data5 !== null)){
validate2.errors = [{instancePath:instancePath+"/wait_seconds",schemaPath:"#/properties/wait_seconds/type",keyword:"type",params:{type: schema2.properties.wait_seconds.type},message:"must be integer,null",schema:schema2.properties.wait_seconds.type,parentSchema:schema2.properties.wait_seconds,data:data5}];
return false;
}
if(errors === _errs23){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 60 || isNaN(data5)){
validate2.errors = [{instancePath:instancePath+"/wait_seconds",schemaPath:"#/properties/wait_seconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60},message:"must be <= 60",schema:60,parentSchema:schema2.properties.wait_seconds,data:data5}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate2.errors = [{instancePath:instancePath+"/wait_seconds",schemaPath:"#/properties/wait_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema2.properties.wait_seconds,data:data5}];
return false;
}
}
}
}
var valid0 = _errs23 === errors;
if(valid0){
if(data.seed !== undefined){
let data6 = data.seed;
const _errs25 = errors;
if((!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))) && (data6 !== null)){
validate2.errors = [{instancePath:instancePath+"/seed",schemaPath:"contract#/components/schemas/Seed/type",keyword:"type",params:{type: schema6.type},message:"must be integer,null",schema:schema6.type,parentSchema:schema6,data:data6}];
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.negative_prompt !== undefined){
let data7 = data.negative_prompt;
const _errs28 = errors;
const _errs29 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate2.errors = [{instancePath:instancePath+"/negative_prompt",schemaPath:"contract#/components/schemas/NegativePrompt/type",keyword:"type",params:{type: schema7.type},message:"must be string,null",schema:schema7.type,parentSchema:schema7,data:data7}];
return false;
}
if(errors === _errs29){
if(typeof data7 === "string"){
if(func1(data7) > 32000){
validate2.errors = [{instancePath:instancePath+"/negative_prompt",schemaPath:"contract#/components/schemas/NegativePrompt/maxLength",keyword:"maxLength",params:{limit: 32000},message:"must NOT have more than 32000 characters",schema:32000,parentSchema:schema7,data:data7}];
return false;
}
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user !== undefined){
let data8 = data.user;
const _errs31 = errors;
const _errs32 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate2.errors = [{instancePath:instancePath+"/user",schemaPath:"contract#/components/schemas/User/type",keyword:"type",params:{type: schema8.type},message:"must be string,null",schema:schema8.type,parentSchema:schema8,data:data8}];
return false;
}
if(errors === _errs32){
if(typeof data8 === "string"){
if(func1(data8) > 512){
validate2.errors = [{instancePath:instancePath+"/user",schemaPath:"contract#/components/schemas/User/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters",schema:512,parentSchema:schema8,data:data8}];
return false;
}
}
}
var valid0 = _errs31 === errors;
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
