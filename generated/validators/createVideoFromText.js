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
const schema0 = {"$ref":"contract#/components/schemas/TextToVideoRequest"};
const schema2 = {"description":"A video to make from a text.","type":"object","required":["prompt"],"additionalProperties":false,"properties":{"prompt":{"$ref":"contract#/components/schemas/Prompt"},"model":{"$ref":"contract#/components/schemas/MediaModel"},"seconds":{"description":"Length of the video; a model may support only certain lengths.","oneOf":[{"$ref":"contract#/components/schemas/VideoSeconds"},{"type":"null"}]},"size":{"$ref":"contract#/components/schemas/Size"},"wait_seconds":{"description":"How long to wait for the video before responding with a reference. The response always waits, for at most 5 seconds, until a provider has accepted or refused the order.","type":["integer","null"],"minimum":0,"maximum":60,"default":60},"seed":{"$ref":"contract#/components/schemas/Seed"},"negative_prompt":{"$ref":"contract#/components/schemas/NegativePrompt"},"user":{"$ref":"contract#/components/schemas/User"}}};
const schema3 = {"description":"What to show.","type":"string","minLength":1,"maxLength":32000,"pattern":"\\S","x-pattern-words":"text that is not blank"};
const schema4 = {"description":"A model id from the catalog (`GET /models`). If left out, the first model there that makes this kind of media and that the plan includes.","type":["string","null"],"minLength":1,"maxLength":256};
const schema5 = {"description":"A number of seconds, as a number or as text.","oneOf":[{"type":"integer","minimum":1,"maximum":60},{"type":"string","pattern":"^([1-9]|[1-5]\\d|60)$","x-pattern-words":"a whole number from 1 to 60"}]};
const schema6 = {"description":"Width and height in pixels as `WIDTHxHEIGHT`, or `auto`. Which sizes are available depends on the model.","type":["string","null"],"pattern":"^(auto|[1-9]\\d{1,3}x[1-9]\\d{1,3})$","x-pattern-words":"auto, or width x height in pixels, such as 1024x1024"};
const schema7 = {"description":"A seed, for models that give the same result for the same seed.","type":["integer","null"]};
const schema8 = {"description":"What not to show, for models that support it.","type":["string","null"],"maxLength":32000};
const schema9 = {"description":"Your own identifier for the end user, for the provider's abuse monitoring.","type":["string","null"],"maxLength":512};
const func0 = imported0.default;
const pattern0 = new RegExp("\\S", "u");
const pattern1 = new RegExp("^([1-9]|[1-5]\\d|60)$", "u");
const pattern2 = new RegExp("^(auto|[1-9]\\d{1,3}x[1-9]\\d{1,3})$", "u");

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
if((data.prompt === undefined) && (missing0 = "prompt")){
validate2.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'",schema:schema2.required,parentSchema:schema2,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((((key0 === "prompt") || (key0 === "model")) || (key0 === "seconds")) || (key0 === "size")) || (key0 === "wait_seconds")) || (key0 === "seed")) || (key0 === "negative_prompt")) || (key0 === "user"))){
validate2.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema2,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.prompt !== undefined){
let data0 = data.prompt;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func0(data0) > 32000){
validate2.errors = [{instancePath:instancePath+"/prompt",schemaPath:"contract#/components/schemas/Prompt/maxLength",keyword:"maxLength",params:{limit: 32000},message:"must NOT have more than 32000 characters",schema:32000,parentSchema:schema3,data:data0}];
return false;
}
else {
if(func0(data0) < 1){
validate2.errors = [{instancePath:instancePath+"/prompt",schemaPath:"contract#/components/schemas/Prompt/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema3,data:data0}];
return false;
}
else {
if(!pattern0.test(data0)){
validate2.errors = [{instancePath:instancePath+"/prompt",schemaPath:"contract#/components/schemas/Prompt/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema3,data:data0}];
return false;
}
}
}
}
else {
validate2.errors = [{instancePath:instancePath+"/prompt",schemaPath:"contract#/components/schemas/Prompt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema3.type,parentSchema:schema3,data:data0}];
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
const _errs5 = errors;
const _errs6 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate2.errors = [{instancePath:instancePath+"/model",schemaPath:"contract#/components/schemas/MediaModel/type",keyword:"type",params:{type: schema4.type},message:"must be string,null",schema:schema4.type,parentSchema:schema4,data:data1}];
return false;
}
if(errors === _errs6){
if(typeof data1 === "string"){
if(func0(data1) > 256){
validate2.errors = [{instancePath:instancePath+"/model",schemaPath:"contract#/components/schemas/MediaModel/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema4,data:data1}];
return false;
}
else {
if(func0(data1) < 1){
validate2.errors = [{instancePath:instancePath+"/model",schemaPath:"contract#/components/schemas/MediaModel/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema4,data:data1}];
return false;
}
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seconds !== undefined){
let data2 = data.seconds;
const _errs8 = errors;
const _errs9 = errors;
let valid3 = false;
let passing0 = null;
const _errs10 = errors;
const _errs12 = errors;
let valid5 = false;
let passing1 = null;
const _errs13 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err0 = {instancePath:instancePath+"/seconds",schemaPath:"contract#/components/schemas/VideoSeconds/oneOf/0/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema5.oneOf[0].type,parentSchema:schema5.oneOf[0],data:data2};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(errors === _errs13){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 60 || isNaN(data2)){
const err1 = {instancePath:instancePath+"/seconds",schemaPath:"contract#/components/schemas/VideoSeconds/oneOf/0/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60},message:"must be <= 60",schema:60,parentSchema:schema5.oneOf[0],data:data2};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(data2 < 1 || isNaN(data2)){
const err2 = {instancePath:instancePath+"/seconds",schemaPath:"contract#/components/schemas/VideoSeconds/oneOf/0/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema5.oneOf[0],data:data2};
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
var _valid1 = _errs13 === errors;
if(_valid1){
valid5 = true;
passing1 = 0;
}
const _errs15 = errors;
if(errors === _errs15){
if(typeof data2 === "string"){
if(!pattern1.test(data2)){
const err3 = {instancePath:instancePath+"/seconds",schemaPath:"contract#/components/schemas/VideoSeconds/oneOf/1/pattern",keyword:"pattern",params:{pattern: "^([1-9]|[1-5]\\d|60)$"},message:"must match pattern \""+"^([1-9]|[1-5]\\d|60)$"+"\"",schema:"^([1-9]|[1-5]\\d|60)$",parentSchema:schema5.oneOf[1],data:data2};
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
const err4 = {instancePath:instancePath+"/seconds",schemaPath:"contract#/components/schemas/VideoSeconds/oneOf/1/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema5.oneOf[1].type,parentSchema:schema5.oneOf[1],data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var _valid1 = _errs15 === errors;
if(_valid1 && valid5){
valid5 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid5 = true;
passing1 = 1;
}
}
if(!valid5){
const err5 = {instancePath:instancePath+"/seconds",schemaPath:"contract#/components/schemas/VideoSeconds/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf",schema:schema5.oneOf,parentSchema:schema5,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
}
var _valid0 = _errs10 === errors;
if(_valid0){
valid3 = true;
passing0 = 0;
}
const _errs17 = errors;
if(data2 !== null){
const err6 = {instancePath:instancePath+"/seconds",schemaPath:"#/properties/seconds/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null",schema:schema2.properties.seconds.oneOf[1].type,parentSchema:schema2.properties.seconds.oneOf[1],data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid0 = _errs17 === errors;
if(_valid0 && valid3){
valid3 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid3 = true;
passing0 = 1;
}
}
if(!valid3){
const err7 = {instancePath:instancePath+"/seconds",schemaPath:"#/properties/seconds/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf",schema:schema2.properties.seconds.oneOf,parentSchema:schema2.properties.seconds,data:data2};
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
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.size !== undefined){
let data3 = data.size;
const _errs19 = errors;
const _errs20 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate2.errors = [{instancePath:instancePath+"/size",schemaPath:"contract#/components/schemas/Size/type",keyword:"type",params:{type: schema6.type},message:"must be string,null",schema:schema6.type,parentSchema:schema6,data:data3}];
return false;
}
if(errors === _errs20){
if(typeof data3 === "string"){
if(!pattern2.test(data3)){
validate2.errors = [{instancePath:instancePath+"/size",schemaPath:"contract#/components/schemas/Size/pattern",keyword:"pattern",params:{pattern: "^(auto|[1-9]\\d{1,3}x[1-9]\\d{1,3})$"},message:"must match pattern \""+"^(auto|[1-9]\\d{1,3}x[1-9]\\d{1,3})$"+"\"",schema:"^(auto|[1-9]\\d{1,3}x[1-9]\\d{1,3})$",parentSchema:schema6,data:data3}];
return false;
}
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
let data4 = data.wait_seconds;
const _errs22 = errors;
if((!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) && (data4 !== null)){
validate2.errors = [{instancePath:instancePath+"/wait_seconds",schemaPath:"#/properties/wait_seconds/type",keyword:"type",params:{type: schema2.properties.wait_seconds.type},message:"must be integer,null",schema:schema2.properties.wait_seconds.type,parentSchema:schema2.properties.wait_seconds,data:data4}];
return false;
}
if(errors === _errs22){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 60 || isNaN(data4)){
validate2.errors = [{instancePath:instancePath+"/wait_seconds",schemaPath:"#/properties/wait_seconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60},message:"must be <= 60",schema:60,parentSchema:schema2.properties.wait_seconds,data:data4}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate2.errors = [{instancePath:instancePath+"/wait_seconds",schemaPath:"#/properties/wait_seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema2.properties.wait_seconds,data:data4}];
return false;
}
}
}
}
var valid0 = _errs22 === errors;
if(valid0){
if(data.seed !== undefined){
let data5 = data.seed;
const _errs24 = errors;
if((!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) && (data5 !== null)){
validate2.errors = [{instancePath:instancePath+"/seed",schemaPath:"contract#/components/schemas/Seed/type",keyword:"type",params:{type: schema7.type},message:"must be integer,null",schema:schema7.type,parentSchema:schema7,data:data5}];
return false;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.negative_prompt !== undefined){
let data6 = data.negative_prompt;
const _errs27 = errors;
const _errs28 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate2.errors = [{instancePath:instancePath+"/negative_prompt",schemaPath:"contract#/components/schemas/NegativePrompt/type",keyword:"type",params:{type: schema8.type},message:"must be string,null",schema:schema8.type,parentSchema:schema8,data:data6}];
return false;
}
if(errors === _errs28){
if(typeof data6 === "string"){
if(func0(data6) > 32000){
validate2.errors = [{instancePath:instancePath+"/negative_prompt",schemaPath:"contract#/components/schemas/NegativePrompt/maxLength",keyword:"maxLength",params:{limit: 32000},message:"must NOT have more than 32000 characters",schema:32000,parentSchema:schema8,data:data6}];
return false;
}
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user !== undefined){
let data7 = data.user;
const _errs30 = errors;
const _errs31 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate2.errors = [{instancePath:instancePath+"/user",schemaPath:"contract#/components/schemas/User/type",keyword:"type",params:{type: schema9.type},message:"must be string,null",schema:schema9.type,parentSchema:schema9,data:data7}];
return false;
}
if(errors === _errs31){
if(typeof data7 === "string"){
if(func0(data7) > 512){
validate2.errors = [{instancePath:instancePath+"/user",schemaPath:"contract#/components/schemas/User/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters",schema:512,parentSchema:schema9,data:data7}];
return false;
}
}
}
var valid0 = _errs30 === errors;
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
