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
const schema0 = {"$ref":"contract#/components/schemas/ImageRequest"};
const schema2 = {"description":"An image to make.","type":"object","required":["prompt"],"additionalProperties":false,"properties":{"prompt":{"$ref":"contract#/components/schemas/Prompt"},"model":{"$ref":"contract#/components/schemas/MediaModel"},"n":{"description":"Number of images; each is charged.","type":["integer","null"],"minimum":1,"maximum":10},"size":{"$ref":"contract#/components/schemas/Size"},"response_format":{"description":"How images are returned: their bytes as `b64_json`, or their address as `url`. Both if left out.","type":["string","null"],"enum":["url","b64_json",null]},"quality":{"description":"One of the model's own values, such as `standard`, `hd`, `low`, `medium`, `high`, `auto`.","type":["string","null"],"maxLength":64},"style":{"description":"One of the model's own values, such as `vivid` or `natural`.","type":["string","null"],"maxLength":64},"background":{"description":"The image's background, for models that support it.","type":["string","null"],"enum":["transparent","opaque","auto",null]},"moderation":{"description":"How strict the provider's own moderation is.","type":["string","null"],"enum":["low","auto",null]},"output_format":{"description":"The image's format, for models that offer a choice.","type":["string","null"],"enum":["png","jpeg","webp",null]},"output_compression":{"description":"Compression in percent, for models that support it.","type":["integer","null"],"minimum":0,"maximum":100},"stream":{"description":"Images cannot be streamed: only false or null.","type":["boolean","null"],"enum":[false,null]},"seed":{"$ref":"contract#/components/schemas/Seed"},"negative_prompt":{"$ref":"contract#/components/schemas/NegativePrompt"},"user":{"$ref":"contract#/components/schemas/User"}}};
const schema3 = {"description":"What to show.","type":"string","minLength":1,"maxLength":32000,"pattern":"\\S","x-pattern-words":"text that is not blank"};
const schema4 = {"description":"A model id from the catalog (`GET /models`). If left out, the first model there that makes this kind of media and that the plan includes.","type":["string","null"],"minLength":1,"maxLength":256};
const schema5 = {"description":"Width and height in pixels as `WIDTHxHEIGHT`, or `auto`. Which sizes are available depends on the model.","type":["string","null"],"pattern":"^(auto|[1-9]\\d{1,3}x[1-9]\\d{1,3})$","x-pattern-words":"auto, or width x height in pixels, such as 1024x1024"};
const schema6 = {"description":"A seed, for models that give the same result for the same seed.","type":["integer","null"]};
const schema7 = {"description":"What not to show, for models that support it.","type":["string","null"],"maxLength":32000};
const schema8 = {"description":"Your own identifier for the end user, for the provider's abuse monitoring.","type":["string","null"],"maxLength":512};
const func0 = Object.prototype.hasOwnProperty;
const func1 = imported0.default;
const pattern0 = new RegExp("\\S", "u");
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
let missing0;
if((data.prompt === undefined) && (missing0 = "prompt")){
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
if(data.prompt !== undefined){
let data0 = data.prompt;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func1(data0) > 32000){
validate2.errors = [{instancePath:instancePath+"/prompt",schemaPath:"contract#/components/schemas/Prompt/maxLength",keyword:"maxLength",params:{limit: 32000},message:"must NOT have more than 32000 characters",schema:32000,parentSchema:schema3,data:data0}];
return false;
}
else {
if(func1(data0) < 1){
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
if(func1(data1) > 256){
validate2.errors = [{instancePath:instancePath+"/model",schemaPath:"contract#/components/schemas/MediaModel/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema4,data:data1}];
return false;
}
else {
if(func1(data1) < 1){
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
if(data.n !== undefined){
let data2 = data.n;
const _errs8 = errors;
if((!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) && (data2 !== null)){
validate2.errors = [{instancePath:instancePath+"/n",schemaPath:"#/properties/n/type",keyword:"type",params:{type: schema2.properties.n.type},message:"must be integer,null",schema:schema2.properties.n.type,parentSchema:schema2.properties.n,data:data2}];
return false;
}
if(errors === _errs8){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 10 || isNaN(data2)){
validate2.errors = [{instancePath:instancePath+"/n",schemaPath:"#/properties/n/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10},message:"must be <= 10",schema:10,parentSchema:schema2.properties.n,data:data2}];
return false;
}
else {
if(data2 < 1 || isNaN(data2)){
validate2.errors = [{instancePath:instancePath+"/n",schemaPath:"#/properties/n/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema2.properties.n,data:data2}];
return false;
}
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
const _errs10 = errors;
const _errs11 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate2.errors = [{instancePath:instancePath+"/size",schemaPath:"contract#/components/schemas/Size/type",keyword:"type",params:{type: schema5.type},message:"must be string,null",schema:schema5.type,parentSchema:schema5,data:data3}];
return false;
}
if(errors === _errs11){
if(typeof data3 === "string"){
if(!pattern1.test(data3)){
validate2.errors = [{instancePath:instancePath+"/size",schemaPath:"contract#/components/schemas/Size/pattern",keyword:"pattern",params:{pattern: "^(auto|[1-9]\\d{1,3}x[1-9]\\d{1,3})$"},message:"must match pattern \""+"^(auto|[1-9]\\d{1,3}x[1-9]\\d{1,3})$"+"\"",schema:"^(auto|[1-9]\\d{1,3}x[1-9]\\d{1,3})$",parentSchema:schema5,data:data3}];
return false;
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.response_format !== undefined){
let data4 = data.response_format;
const _errs13 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate2.errors = [{instancePath:instancePath+"/response_format",schemaPath:"#/properties/response_format/type",keyword:"type",params:{type: schema2.properties.response_format.type},message:"must be string,null",schema:schema2.properties.response_format.type,parentSchema:schema2.properties.response_format,data:data4}];
return false;
}
if(!(((data4 === "url") || (data4 === "b64_json")) || (data4 === null))){
validate2.errors = [{instancePath:instancePath+"/response_format",schemaPath:"#/properties/response_format/enum",keyword:"enum",params:{allowedValues: schema2.properties.response_format.enum},message:"must be equal to one of the allowed values",schema:schema2.properties.response_format.enum,parentSchema:schema2.properties.response_format,data:data4}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.quality !== undefined){
let data5 = data.quality;
const _errs15 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate2.errors = [{instancePath:instancePath+"/quality",schemaPath:"#/properties/quality/type",keyword:"type",params:{type: schema2.properties.quality.type},message:"must be string,null",schema:schema2.properties.quality.type,parentSchema:schema2.properties.quality,data:data5}];
return false;
}
if(errors === _errs15){
if(typeof data5 === "string"){
if(func1(data5) > 64){
validate2.errors = [{instancePath:instancePath+"/quality",schemaPath:"#/properties/quality/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema2.properties.quality,data:data5}];
return false;
}
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.style !== undefined){
let data6 = data.style;
const _errs17 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate2.errors = [{instancePath:instancePath+"/style",schemaPath:"#/properties/style/type",keyword:"type",params:{type: schema2.properties.style.type},message:"must be string,null",schema:schema2.properties.style.type,parentSchema:schema2.properties.style,data:data6}];
return false;
}
if(errors === _errs17){
if(typeof data6 === "string"){
if(func1(data6) > 64){
validate2.errors = [{instancePath:instancePath+"/style",schemaPath:"#/properties/style/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema2.properties.style,data:data6}];
return false;
}
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.background !== undefined){
let data7 = data.background;
const _errs19 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate2.errors = [{instancePath:instancePath+"/background",schemaPath:"#/properties/background/type",keyword:"type",params:{type: schema2.properties.background.type},message:"must be string,null",schema:schema2.properties.background.type,parentSchema:schema2.properties.background,data:data7}];
return false;
}
if(!((((data7 === "transparent") || (data7 === "opaque")) || (data7 === "auto")) || (data7 === null))){
validate2.errors = [{instancePath:instancePath+"/background",schemaPath:"#/properties/background/enum",keyword:"enum",params:{allowedValues: schema2.properties.background.enum},message:"must be equal to one of the allowed values",schema:schema2.properties.background.enum,parentSchema:schema2.properties.background,data:data7}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.moderation !== undefined){
let data8 = data.moderation;
const _errs21 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate2.errors = [{instancePath:instancePath+"/moderation",schemaPath:"#/properties/moderation/type",keyword:"type",params:{type: schema2.properties.moderation.type},message:"must be string,null",schema:schema2.properties.moderation.type,parentSchema:schema2.properties.moderation,data:data8}];
return false;
}
if(!(((data8 === "low") || (data8 === "auto")) || (data8 === null))){
validate2.errors = [{instancePath:instancePath+"/moderation",schemaPath:"#/properties/moderation/enum",keyword:"enum",params:{allowedValues: schema2.properties.moderation.enum},message:"must be equal to one of the allowed values",schema:schema2.properties.moderation.enum,parentSchema:schema2.properties.moderation,data:data8}];
return false;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output_format !== undefined){
let data9 = data.output_format;
const _errs23 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
validate2.errors = [{instancePath:instancePath+"/output_format",schemaPath:"#/properties/output_format/type",keyword:"type",params:{type: schema2.properties.output_format.type},message:"must be string,null",schema:schema2.properties.output_format.type,parentSchema:schema2.properties.output_format,data:data9}];
return false;
}
if(!((((data9 === "png") || (data9 === "jpeg")) || (data9 === "webp")) || (data9 === null))){
validate2.errors = [{instancePath:instancePath+"/output_format",schemaPath:"#/properties/output_format/enum",keyword:"enum",params:{allowedValues: schema2.properties.output_format.enum},message:"must be equal to one of the allowed values",schema:schema2.properties.output_format.enum,parentSchema:schema2.properties.output_format,data:data9}];
return false;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output_compression !== undefined){
let data10 = data.output_compression;
const _errs25 = errors;
if((!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))) && (data10 !== null)){
validate2.errors = [{instancePath:instancePath+"/output_compression",schemaPath:"#/properties/output_compression/type",keyword:"type",params:{type: schema2.properties.output_compression.type},message:"must be integer,null",schema:schema2.properties.output_compression.type,parentSchema:schema2.properties.output_compression,data:data10}];
return false;
}
if(errors === _errs25){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 100 || isNaN(data10)){
validate2.errors = [{instancePath:instancePath+"/output_compression",schemaPath:"#/properties/output_compression/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100",schema:100,parentSchema:schema2.properties.output_compression,data:data10}];
return false;
}
else {
if(data10 < 0 || isNaN(data10)){
validate2.errors = [{instancePath:instancePath+"/output_compression",schemaPath:"#/properties/output_compression/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema2.properties.output_compression,data:data10}];
return false;
}
}
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stream !== undefined){
let data11 = data.stream;
const _errs27 = errors;
if((typeof data11 !== "boolean") && (data11 !== null)){
validate2.errors = [{instancePath:instancePath+"/stream",schemaPath:"#/properties/stream/type",keyword:"type",params:{type: schema2.properties.stream.type},message:"must be boolean,null",schema:schema2.properties.stream.type,parentSchema:schema2.properties.stream,data:data11}];
return false;
}
if(!((data11 === false) || (data11 === null))){
validate2.errors = [{instancePath:instancePath+"/stream",schemaPath:"#/properties/stream/enum",keyword:"enum",params:{allowedValues: schema2.properties.stream.enum},message:"must be equal to one of the allowed values",schema:schema2.properties.stream.enum,parentSchema:schema2.properties.stream,data:data11}];
return false;
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seed !== undefined){
let data12 = data.seed;
const _errs29 = errors;
if((!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))) && (data12 !== null)){
validate2.errors = [{instancePath:instancePath+"/seed",schemaPath:"contract#/components/schemas/Seed/type",keyword:"type",params:{type: schema6.type},message:"must be integer,null",schema:schema6.type,parentSchema:schema6,data:data12}];
return false;
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.negative_prompt !== undefined){
let data13 = data.negative_prompt;
const _errs32 = errors;
const _errs33 = errors;
if((typeof data13 !== "string") && (data13 !== null)){
validate2.errors = [{instancePath:instancePath+"/negative_prompt",schemaPath:"contract#/components/schemas/NegativePrompt/type",keyword:"type",params:{type: schema7.type},message:"must be string,null",schema:schema7.type,parentSchema:schema7,data:data13}];
return false;
}
if(errors === _errs33){
if(typeof data13 === "string"){
if(func1(data13) > 32000){
validate2.errors = [{instancePath:instancePath+"/negative_prompt",schemaPath:"contract#/components/schemas/NegativePrompt/maxLength",keyword:"maxLength",params:{limit: 32000},message:"must NOT have more than 32000 characters",schema:32000,parentSchema:schema7,data:data13}];
return false;
}
}
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user !== undefined){
let data14 = data.user;
const _errs35 = errors;
const _errs36 = errors;
if((typeof data14 !== "string") && (data14 !== null)){
validate2.errors = [{instancePath:instancePath+"/user",schemaPath:"contract#/components/schemas/User/type",keyword:"type",params:{type: schema8.type},message:"must be string,null",schema:schema8.type,parentSchema:schema8,data:data14}];
return false;
}
if(errors === _errs36){
if(typeof data14 === "string"){
if(func1(data14) > 512){
validate2.errors = [{instancePath:instancePath+"/user",schemaPath:"contract#/components/schemas/User/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters",schema:512,parentSchema:schema8,data:data14}];
return false;
}
}
}
var valid0 = _errs35 === errors;
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
