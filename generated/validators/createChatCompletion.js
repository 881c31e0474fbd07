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
const schema0 = {"$ref":"contract#/components/schemas/ChatCompletionRequest"};
const schema2 = {"type":"object","required":["model","messages"],"additionalProperties":true,"properties":{"model":{"description":"An id of the catalog; with `:free` and under its aliases it is understood too.","type":"string","minLength":1,"maxLength":256},"messages":{"description":"The conversation so far.","type":"array","minItems":1,"maxItems":10000,"items":{"$ref":"contract#/components/schemas/ChatMessage"}},"temperature":{"description":"Sampling temperature; higher is more varied.","type":["number","null"],"minimum":0,"maximum":2,"default":0.7},"top_p":{"description":"Nucleus sampling, the share of probability mass considered.","type":["number","null"],"minimum":0,"maximum":1},"max_tokens":{"description":"Most tokens of the answer.","type":["integer","null"],"minimum":1},"max_completion_tokens":{"description":"Another name of `max_tokens`; counts before it.","type":["integer","null"],"minimum":1},"n":{"description":"How many answers; 1 without it.","type":["integer","null"],"minimum":1,"maximum":128},"stream":{"description":"Whether to answer with server-sent events.","type":["boolean","null"],"default":false},"stream_options":{"oneOf":[{"$ref":"contract#/components/schemas/ChatStreamOptions"},{"type":"null"}]},"stop":{"description":"The answer ends before any of these, at most 4.","type":["string","array","null"],"maxItems":4,"items":{"type":"string"}},"seed":{"description":"Asks for the same answer to the same request, as far as the provider can.","type":["integer","null"]},"presence_penalty":{"description":"Above 0, words that already occurred become less likely.","type":["number","null"],"minimum":-2,"maximum":2},"frequency_penalty":{"description":"Above 0, words become less likely the more often they occurred.","type":["number","null"],"minimum":-2,"maximum":2},"logit_bias":{"description":"By token id, a bias from -100 to 100.","type":["object","null"],"maxProperties":10000,"additionalProperties":{"type":"number","minimum":-100,"maximum":100}},"logprobs":{"description":"Whether to answer with the log probabilities of the tokens.","type":["boolean","null"]},"top_logprobs":{"description":"How many alternatives for each token; only with `logprobs`.","type":["integer","null"],"minimum":0,"maximum":20},"tools":{"description":"OpenAI's tool definitions; plan-dependent.","type":["array","null"],"maxItems":128,"items":{"$ref":"contract#/components/schemas/ChatTool"}},"tool_choice":{"description":"Which tool to call; `auto` where there are tools, else `none`.","oneOf":[{"type":"string","enum":["none","auto","required"]},{"$ref":"contract#/components/schemas/NamedToolChoice"},{"type":"null"}]},"parallel_tool_calls":{"description":"Whether the model may call several tools at once.","type":["boolean","null"]},"response_format":{"$ref":"contract#/components/schemas/ResponseFormat"},"service_tier":{"description":"The provider's tier of service; `auto`, `default` and `flex` are passed on, dearer ones are not.","type":["string","null"],"maxLength":64},"user":{"description":"Your own name for the end user, for the provider's abuse checks.","type":["string","null"],"maxLength":512},"metadata":{"description":"Up to 16 short texts of your own; they are not stored.","type":["object","null"],"maxProperties":16,"propertyNames":{"type":"string","maxLength":64},"additionalProperties":{"type":"string","maxLength":512}}}};
const schema9 = {"description":"Only with `stream`.","type":"object","additionalProperties":true,"properties":{"include_usage":{"description":"Whether a last chunk carries `usage`.","type":"boolean"}}};
const func0 = imported0.default;
const schema3 = {"type":"object","required":["role"],"additionalProperties":true,"properties":{"role":{"description":"Who speaks; `developer` is taken as `system`.","type":"string","enum":["system","developer","user","assistant","tool"]},"content":{"description":"Text or OpenAI's content parts; null or absent only beside an assistant's `tool_calls`.","type":["string","array","null"],"minItems":1,"maxItems":1000,"items":{"$ref":"contract#/components/schemas/ContentPart"}},"name":{"description":"Tells speakers of the same role apart.","type":"string","maxLength":256},"tool_calls":{"description":"The tools that the assistant called.","type":"array","minItems":1,"maxItems":128,"items":{"$ref":"contract#/components/schemas/ChatToolCall"}},"tool_call_id":{"description":"Which call this tool message answers.","type":"string","minLength":1}},"allOf":[{"if":{"required":["role"],"properties":{"role":{"const":"assistant"},"content":{"const":null}}},"then":{"required":["tool_calls"],"properties":{"tool_calls":true}}},{"if":{"required":["role"],"properties":{"role":{"enum":["system","developer","user","tool"]}}},"then":{"required":["content"],"properties":{"content":{"type":["string","array"],"items":{"type":"object","additionalProperties":true}}}}},{"if":{"required":["role"],"properties":{"role":{"const":"tool"}}},"then":{"required":["tool_call_id"],"properties":{"tool_call_id":true}}}]};
const schema4 = {"description":"One part of a message. Parts of other types are passed to the provider.","type":"object","required":["type"],"additionalProperties":true,"properties":{"type":{"description":"`text`, `image_url`, `input_audio`, `file`, or what else the provider knows.","type":"string","minLength":1},"text":{"type":"string"},"image_url":{"$ref":"contract#/components/schemas/ContentPartImage"},"input_audio":{"$ref":"contract#/components/schemas/ContentPartAudio"},"file":{"type":"object","additionalProperties":true}},"allOf":[{"if":{"required":["type"],"properties":{"type":{"const":"text"}}},"then":{"required":["text"],"properties":{"text":true}}},{"if":{"required":["type"],"properties":{"type":{"const":"image_url"}}},"then":{"required":["image_url"],"properties":{"image_url":true}}},{"if":{"required":["type"],"properties":{"type":{"const":"input_audio"}}},"then":{"required":["input_audio"],"properties":{"input_audio":true}}},{"if":{"required":["type"],"properties":{"type":{"const":"file"}}},"then":{"required":["file"],"properties":{"file":true}}}]};
const schema5 = {"type":"object","required":["url"],"additionalProperties":true,"properties":{"url":{"description":"An address, or a data URL with the image itself.","type":"string","minLength":1},"detail":{"type":"string","enum":["auto","low","high"]}}};
const schema6 = {"type":"object","required":["data","format"],"additionalProperties":true,"properties":{"data":{"description":"base64","type":"string"},"format":{"type":"string"}}};

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate4.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.type !== undefined){
if("text" !== data.type){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.text === undefined) && (missing1 = "text")){
validate4.errors = [{instancePath,schemaPath:"#/allOf/0/then/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'",schema:schema4.allOf[0].then.required,parentSchema:schema4.allOf[0].then,data}];
return false;
}
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
if(valid1){
var props0 = {};
props0.text = true;
props0.type = true;
}
}
if(!valid1){
const err2 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema4.allOf[0].if,parentSchema:schema4.allOf[0],data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate4.errors = vErrors;
return false;
}
var valid0 = _errs1 === errors;
if(valid0){
const _errs6 = errors;
const _errs7 = errors;
let valid3 = true;
const _errs8 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.type === undefined) && (missing2 = "type")){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
if(data.type !== undefined){
if("image_url" !== data.type){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
var _valid1 = _errs8 === errors;
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs10 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.image_url === undefined) && (missing3 = "image_url")){
validate4.errors = [{instancePath,schemaPath:"#/allOf/1/then/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'",schema:schema4.allOf[1].then.required,parentSchema:schema4.allOf[1].then,data}];
return false;
}
}
var _valid1 = _errs10 === errors;
valid3 = _valid1;
if(valid3){
var props1 = {};
props1.image_url = true;
props1.type = true;
}
}
if(!valid3){
const err5 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema4.allOf[1].if,parentSchema:schema4.allOf[1],data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate4.errors = vErrors;
return false;
}
var valid0 = _errs6 === errors;
if(valid0){
if(props0 !== true && props1 !== undefined){
if(props1 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props1);
}
}
const _errs11 = errors;
const _errs12 = errors;
let valid5 = true;
const _errs13 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if((data.type === undefined) && (missing4 = "type")){
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
else {
if(data.type !== undefined){
if("input_audio" !== data.type){
const err7 = {};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
}
var _valid2 = _errs13 === errors;
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs15 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing5;
if((data.input_audio === undefined) && (missing5 = "input_audio")){
validate4.errors = [{instancePath,schemaPath:"#/allOf/2/then/required",keyword:"required",params:{missingProperty: missing5},message:"must have required property '"+missing5+"'",schema:schema4.allOf[2].then.required,parentSchema:schema4.allOf[2].then,data}];
return false;
}
}
var _valid2 = _errs15 === errors;
valid5 = _valid2;
if(valid5){
var props2 = {};
props2.input_audio = true;
props2.type = true;
}
}
if(!valid5){
const err8 = {instancePath,schemaPath:"#/allOf/2/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema4.allOf[2].if,parentSchema:schema4.allOf[2],data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
validate4.errors = vErrors;
return false;
}
var valid0 = _errs11 === errors;
if(valid0){
if(props0 !== true && props2 !== undefined){
if(props2 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props2);
}
}
const _errs16 = errors;
const _errs17 = errors;
let valid7 = true;
const _errs18 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing6;
if((data.type === undefined) && (missing6 = "type")){
const err9 = {};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
else {
if(data.type !== undefined){
if("file" !== data.type){
const err10 = {};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
}
var _valid3 = _errs18 === errors;
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
if(_valid3){
const _errs20 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing7;
if((data.file === undefined) && (missing7 = "file")){
validate4.errors = [{instancePath,schemaPath:"#/allOf/3/then/required",keyword:"required",params:{missingProperty: missing7},message:"must have required property '"+missing7+"'",schema:schema4.allOf[3].then.required,parentSchema:schema4.allOf[3].then,data}];
return false;
}
}
var _valid3 = _errs20 === errors;
valid7 = _valid3;
if(valid7){
var props3 = {};
props3.file = true;
props3.type = true;
}
}
if(!valid7){
const err11 = {instancePath,schemaPath:"#/allOf/3/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema4.allOf[3].if,parentSchema:schema4.allOf[3],data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
validate4.errors = vErrors;
return false;
}
var valid0 = _errs16 === errors;
if(valid0){
if(props0 !== true && props3 !== undefined){
if(props3 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props3);
}
}
}
}
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing8;
if((data.type === undefined) && (missing8 = "type")){
validate4.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing8},message:"must have required property '"+missing8+"'",schema:schema4.required,parentSchema:schema4,data}];
return false;
}
else {
if(data.type !== undefined){
let data4 = data.type;
const _errs22 = errors;
if(errors === _errs22){
if(typeof data4 === "string"){
if(func0(data4) < 1){
validate4.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema4.properties.type,data:data4}];
return false;
}
}
else {
validate4.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema4.properties.type.type,parentSchema:schema4.properties.type,data:data4}];
return false;
}
}
var valid9 = _errs22 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data.text !== undefined){
let data5 = data.text;
const _errs24 = errors;
if(typeof data5 !== "string"){
validate4.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema4.properties.text.type,parentSchema:schema4.properties.text,data:data5}];
return false;
}
var valid9 = _errs24 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data.image_url !== undefined){
let data6 = data.image_url;
const _errs26 = errors;
const _errs27 = errors;
if(errors === _errs27){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing9;
if((data6.url === undefined) && (missing9 = "url")){
validate4.errors = [{instancePath:instancePath+"/image_url",schemaPath:"contract#/components/schemas/ContentPartImage/required",keyword:"required",params:{missingProperty: missing9},message:"must have required property '"+missing9+"'",schema:schema5.required,parentSchema:schema5,data:data6}];
return false;
}
else {
if(data6.url !== undefined){
let data7 = data6.url;
const _errs30 = errors;
if(errors === _errs30){
if(typeof data7 === "string"){
if(func0(data7) < 1){
validate4.errors = [{instancePath:instancePath+"/image_url/url",schemaPath:"contract#/components/schemas/ContentPartImage/properties/url/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema5.properties.url,data:data7}];
return false;
}
}
else {
validate4.errors = [{instancePath:instancePath+"/image_url/url",schemaPath:"contract#/components/schemas/ContentPartImage/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema5.properties.url.type,parentSchema:schema5.properties.url,data:data7}];
return false;
}
}
var valid11 = _errs30 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data6.detail !== undefined){
let data8 = data6.detail;
const _errs32 = errors;
if(typeof data8 !== "string"){
validate4.errors = [{instancePath:instancePath+"/image_url/detail",schemaPath:"contract#/components/schemas/ContentPartImage/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema5.properties.detail.type,parentSchema:schema5.properties.detail,data:data8}];
return false;
}
if(!(((data8 === "auto") || (data8 === "low")) || (data8 === "high"))){
validate4.errors = [{instancePath:instancePath+"/image_url/detail",schemaPath:"contract#/components/schemas/ContentPartImage/properties/detail/enum",keyword:"enum",params:{allowedValues: schema5.properties.detail.enum},message:"must be equal to one of the allowed values",schema:schema5.properties.detail.enum,parentSchema:schema5.properties.detail,data:data8}];
return false;
}
var valid11 = _errs32 === errors;
}
else {
var valid11 = true;
}
}
}
}
else {
validate4.errors = [{instancePath:instancePath+"/image_url",schemaPath:"contract#/components/schemas/ContentPartImage/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema5.type,parentSchema:schema5,data:data6}];
return false;
}
}
var valid9 = _errs26 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data.input_audio !== undefined){
let data9 = data.input_audio;
const _errs34 = errors;
const _errs35 = errors;
if(errors === _errs35){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
let missing10;
if(((data9.data === undefined) && (missing10 = "data")) || ((data9.format === undefined) && (missing10 = "format"))){
validate4.errors = [{instancePath:instancePath+"/input_audio",schemaPath:"contract#/components/schemas/ContentPartAudio/required",keyword:"required",params:{missingProperty: missing10},message:"must have required property '"+missing10+"'",schema:schema6.required,parentSchema:schema6,data:data9}];
return false;
}
else {
if(data9.data !== undefined){
let data10 = data9.data;
const _errs38 = errors;
if(typeof data10 !== "string"){
validate4.errors = [{instancePath:instancePath+"/input_audio/data",schemaPath:"contract#/components/schemas/ContentPartAudio/properties/data/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema6.properties.data.type,parentSchema:schema6.properties.data,data:data10}];
return false;
}
var valid13 = _errs38 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data9.format !== undefined){
let data11 = data9.format;
const _errs40 = errors;
if(typeof data11 !== "string"){
validate4.errors = [{instancePath:instancePath+"/input_audio/format",schemaPath:"contract#/components/schemas/ContentPartAudio/properties/format/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema6.properties.format.type,parentSchema:schema6.properties.format,data:data11}];
return false;
}
var valid13 = _errs40 === errors;
}
else {
var valid13 = true;
}
}
}
}
else {
validate4.errors = [{instancePath:instancePath+"/input_audio",schemaPath:"contract#/components/schemas/ContentPartAudio/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema6.type,parentSchema:schema6,data:data9}];
return false;
}
}
var valid9 = _errs34 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data.file !== undefined){
let data12 = data.file;
const _errs42 = errors;
if(errors === _errs42){
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
}
else {
validate4.errors = [{instancePath:instancePath+"/file",schemaPath:"#/properties/file/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema4.properties.file.type,parentSchema:schema4.properties.file,data:data12}];
return false;
}
}
var valid9 = _errs42 === errors;
}
else {
var valid9 = true;
}
}
}
}
}
}
}
else {
validate4.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema4.type,parentSchema:schema4,data}];
return false;
}
}
validate4.errors = vErrors;
return errors === 0;
}
validate4.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema7 = {"type":"object","required":["id","type","function"],"additionalProperties":true,"properties":{"id":{"type":"string","minLength":1},"type":{"type":"string","const":"function"},"function":{"$ref":"contract#/components/schemas/ChatToolCallFunction"}}};
const schema8 = {"type":"object","required":["name","arguments"],"additionalProperties":true,"properties":{"name":{"type":"string","minLength":1},"arguments":{"description":"JSON as text, as the model wrote it; it need not be valid.","type":"string"}}};

function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate6.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.id === undefined) && (missing0 = "id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.function === undefined) && (missing0 = "function"))){
validate6.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'",schema:schema7.required,parentSchema:schema7,data}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) < 1){
validate6.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema7.properties.id,data:data0}];
return false;
}
}
else {
validate6.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema7.properties.id.type,parentSchema:schema7.properties.id,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data1 = data.type;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate6.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema7.properties.type.type,parentSchema:schema7.properties.type,data:data1}];
return false;
}
if("function" !== data1){
validate6.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "function"},message:"must be equal to constant",schema:"function",parentSchema:schema7.properties.type,data:data1}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.function !== undefined){
let data2 = data.function;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if(((data2.name === undefined) && (missing1 = "name")) || ((data2.arguments === undefined) && (missing1 = "arguments"))){
validate6.errors = [{instancePath:instancePath+"/function",schemaPath:"contract#/components/schemas/ChatToolCallFunction/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'",schema:schema8.required,parentSchema:schema8,data:data2}];
return false;
}
else {
if(data2.name !== undefined){
let data3 = data2.name;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data3 === "string"){
if(func0(data3) < 1){
validate6.errors = [{instancePath:instancePath+"/function/name",schemaPath:"contract#/components/schemas/ChatToolCallFunction/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema8.properties.name,data:data3}];
return false;
}
}
else {
validate6.errors = [{instancePath:instancePath+"/function/name",schemaPath:"contract#/components/schemas/ChatToolCallFunction/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema8.properties.name.type,parentSchema:schema8.properties.name,data:data3}];
return false;
}
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.arguments !== undefined){
let data4 = data2.arguments;
const _errs12 = errors;
if(typeof data4 !== "string"){
validate6.errors = [{instancePath:instancePath+"/function/arguments",schemaPath:"contract#/components/schemas/ChatToolCallFunction/properties/arguments/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema8.properties.arguments.type,parentSchema:schema8.properties.arguments,data:data4}];
return false;
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
}
}
}
else {
validate6.errors = [{instancePath:instancePath+"/function",schemaPath:"contract#/components/schemas/ChatToolCallFunction/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema8.type,parentSchema:schema8,data:data2}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate6.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema7.type,parentSchema:schema7,data}];
return false;
}
}
validate6.errors = vErrors;
return errors === 0;
}
validate6.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate3.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.role === undefined) && (missing0 = "role")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.role !== undefined){
const _errs4 = errors;
if("assistant" !== data.role){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var valid2 = _errs4 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.content !== undefined){
const _errs5 = errors;
if(null !== data.content){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid2 = _errs5 === errors;
}
else {
var valid2 = true;
}
}
}
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs6 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.tool_calls === undefined) && (missing1 = "tool_calls")){
validate3.errors = [{instancePath,schemaPath:"#/allOf/0/then/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'",schema:schema3.allOf[0].then.required,parentSchema:schema3.allOf[0].then,data}];
return false;
}
}
var _valid0 = _errs6 === errors;
valid1 = _valid0;
if(valid1){
var props0 = {};
props0.tool_calls = true;
props0.role = true;
props0.content = true;
}
}
if(!valid1){
const err3 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema3.allOf[0].if,parentSchema:schema3.allOf[0],data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate3.errors = vErrors;
return false;
}
var valid0 = _errs1 === errors;
if(valid0){
const _errs7 = errors;
const _errs8 = errors;
let valid3 = true;
const _errs9 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.role === undefined) && (missing2 = "role")){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
if(data.role !== undefined){
let data2 = data.role;
if(!((((data2 === "system") || (data2 === "developer")) || (data2 === "user")) || (data2 === "tool"))){
const err5 = {};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
}
var _valid1 = _errs9 === errors;
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs11 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.content === undefined) && (missing3 = "content")){
validate3.errors = [{instancePath,schemaPath:"#/allOf/1/then/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'",schema:schema3.allOf[1].then.required,parentSchema:schema3.allOf[1].then,data}];
return false;
}
else {
if(data.content !== undefined){
let data3 = data.content;
const _errs12 = errors;
if((typeof data3 !== "string") && (!(Array.isArray(data3)))){
validate3.errors = [{instancePath:instancePath+"/content",schemaPath:"#/allOf/1/then/properties/content/type",keyword:"type",params:{type: schema3.allOf[1].then.properties.content.type},message:"must be string,array",schema:schema3.allOf[1].then.properties.content.type,parentSchema:schema3.allOf[1].then.properties.content,data:data3}];
return false;
}
if(errors === _errs12){
if(Array.isArray(data3)){
var valid6 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs14 = errors;
if(errors === _errs14){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
}
else {
validate3.errors = [{instancePath:instancePath+"/content/" + i0,schemaPath:"#/allOf/1/then/properties/content/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema3.allOf[1].then.properties.content.items.type,parentSchema:schema3.allOf[1].then.properties.content.items,data:data4}];
return false;
}
}
var valid6 = _errs14 === errors;
if(!valid6){
break;
}
}
}
}
}
}
}
var _valid1 = _errs11 === errors;
valid3 = _valid1;
if(valid3){
var props1 = {};
props1.content = true;
props1.role = true;
}
}
if(!valid3){
const err6 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema3.allOf[1].if,parentSchema:schema3.allOf[1],data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
validate3.errors = vErrors;
return false;
}
var valid0 = _errs7 === errors;
if(valid0){
if(props0 !== true && props1 !== undefined){
if(props1 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props1);
}
}
const _errs17 = errors;
const _errs18 = errors;
let valid7 = true;
const _errs19 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if((data.role === undefined) && (missing4 = "role")){
const err7 = {};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
if(data.role !== undefined){
if("tool" !== data.role){
const err8 = {};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
}
var _valid2 = _errs19 === errors;
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs21 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing5;
if((data.tool_call_id === undefined) && (missing5 = "tool_call_id")){
validate3.errors = [{instancePath,schemaPath:"#/allOf/2/then/required",keyword:"required",params:{missingProperty: missing5},message:"must have required property '"+missing5+"'",schema:schema3.allOf[2].then.required,parentSchema:schema3.allOf[2].then,data}];
return false;
}
}
var _valid2 = _errs21 === errors;
valid7 = _valid2;
if(valid7){
var props2 = {};
props2.tool_call_id = true;
props2.role = true;
}
}
if(!valid7){
const err9 = {instancePath,schemaPath:"#/allOf/2/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema3.allOf[2].if,parentSchema:schema3.allOf[2],data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
validate3.errors = vErrors;
return false;
}
var valid0 = _errs17 === errors;
if(valid0){
if(props0 !== true && props2 !== undefined){
if(props2 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props2);
}
}
}
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing6;
if((data.role === undefined) && (missing6 = "role")){
validate3.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing6},message:"must have required property '"+missing6+"'",schema:schema3.required,parentSchema:schema3,data}];
return false;
}
else {
if(data.role !== undefined){
let data6 = data.role;
const _errs23 = errors;
if(typeof data6 !== "string"){
validate3.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema3.properties.role.type,parentSchema:schema3.properties.role,data:data6}];
return false;
}
if(!(((((data6 === "system") || (data6 === "developer")) || (data6 === "user")) || (data6 === "assistant")) || (data6 === "tool"))){
validate3.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{allowedValues: schema3.properties.role.enum},message:"must be equal to one of the allowed values",schema:schema3.properties.role.enum,parentSchema:schema3.properties.role,data:data6}];
return false;
}
var valid9 = _errs23 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data.content !== undefined){
let data7 = data.content;
const _errs25 = errors;
if(((typeof data7 !== "string") && (!(Array.isArray(data7)))) && (data7 !== null)){
validate3.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: schema3.properties.content.type},message:"must be string,array,null",schema:schema3.properties.content.type,parentSchema:schema3.properties.content,data:data7}];
return false;
}
if(errors === _errs25){
if(Array.isArray(data7)){
if(data7.length > 1000){
validate3.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items",schema:1000,parentSchema:schema3.properties.content,data:data7}];
return false;
}
else {
if(data7.length < 1){
validate3.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema3.properties.content,data:data7}];
return false;
}
else {
var valid10 = true;
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
const _errs27 = errors;
if(!(validate4(data7[i1], {instancePath:instancePath+"/content/" + i1,parentData:data7,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
var valid10 = _errs27 === errors;
if(!valid10){
break;
}
}
}
}
}
}
var valid9 = _errs25 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data.name !== undefined){
let data9 = data.name;
const _errs28 = errors;
if(errors === _errs28){
if(typeof data9 === "string"){
if(func0(data9) > 256){
validate3.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema3.properties.name,data:data9}];
return false;
}
}
else {
validate3.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema3.properties.name.type,parentSchema:schema3.properties.name,data:data9}];
return false;
}
}
var valid9 = _errs28 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data.tool_calls !== undefined){
let data10 = data.tool_calls;
const _errs30 = errors;
if(errors === _errs30){
if(Array.isArray(data10)){
if(data10.length > 128){
validate3.errors = [{instancePath:instancePath+"/tool_calls",schemaPath:"#/properties/tool_calls/maxItems",keyword:"maxItems",params:{limit: 128},message:"must NOT have more than 128 items",schema:128,parentSchema:schema3.properties.tool_calls,data:data10}];
return false;
}
else {
if(data10.length < 1){
validate3.errors = [{instancePath:instancePath+"/tool_calls",schemaPath:"#/properties/tool_calls/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema3.properties.tool_calls,data:data10}];
return false;
}
else {
var valid11 = true;
const len2 = data10.length;
for(let i2=0; i2<len2; i2++){
const _errs32 = errors;
if(!(validate6(data10[i2], {instancePath:instancePath+"/tool_calls/" + i2,parentData:data10,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid11 = _errs32 === errors;
if(!valid11){
break;
}
}
}
}
}
else {
validate3.errors = [{instancePath:instancePath+"/tool_calls",schemaPath:"#/properties/tool_calls/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema3.properties.tool_calls.type,parentSchema:schema3.properties.tool_calls,data:data10}];
return false;
}
}
var valid9 = _errs30 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data.tool_call_id !== undefined){
let data12 = data.tool_call_id;
const _errs33 = errors;
if(errors === _errs33){
if(typeof data12 === "string"){
if(func0(data12) < 1){
validate3.errors = [{instancePath:instancePath+"/tool_call_id",schemaPath:"#/properties/tool_call_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema3.properties.tool_call_id,data:data12}];
return false;
}
}
else {
validate3.errors = [{instancePath:instancePath+"/tool_call_id",schemaPath:"#/properties/tool_call_id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema3.properties.tool_call_id.type,parentSchema:schema3.properties.tool_call_id,data:data12}];
return false;
}
}
var valid9 = _errs33 === errors;
}
else {
var valid9 = true;
}
}
}
}
}
}
}
else {
validate3.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema3.type,parentSchema:schema3,data}];
return false;
}
}
validate3.errors = vErrors;
return errors === 0;
}
validate3.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema10 = {"type":"object","required":["type","function"],"additionalProperties":true,"properties":{"type":{"type":"string","const":"function"},"function":{"$ref":"contract#/components/schemas/ChatToolFunction"}}};
const schema11 = {"type":"object","required":["name"],"additionalProperties":true,"properties":{"name":{"type":"string","pattern":"^[A-Za-z0-9_-]{1,64}$"},"description":{"type":"string"},"parameters":{"description":"A JSON Schema of the arguments.","type":"object","additionalProperties":true},"strict":{"type":["boolean","null"]}}};
const pattern0 = new RegExp("^[A-Za-z0-9_-]{1,64}$", "u");

function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate9.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.function === undefined) && (missing0 = "function"))){
validate9.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'",schema:schema10.required,parentSchema:schema10,data}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate9.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema10.properties.type.type,parentSchema:schema10.properties.type,data:data0}];
return false;
}
if("function" !== data0){
validate9.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "function"},message:"must be equal to constant",schema:"function",parentSchema:schema10.properties.type,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.function !== undefined){
let data1 = data.function;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.name === undefined) && (missing1 = "name")){
validate9.errors = [{instancePath:instancePath+"/function",schemaPath:"contract#/components/schemas/ChatToolFunction/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'",schema:schema11.required,parentSchema:schema11,data:data1}];
return false;
}
else {
if(data1.name !== undefined){
let data2 = data1.name;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
validate9.errors = [{instancePath:instancePath+"/function/name",schemaPath:"contract#/components/schemas/ChatToolFunction/properties/name/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{1,64}$"+"\"",schema:"^[A-Za-z0-9_-]{1,64}$",parentSchema:schema11.properties.name,data:data2}];
return false;
}
}
else {
validate9.errors = [{instancePath:instancePath+"/function/name",schemaPath:"contract#/components/schemas/ChatToolFunction/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.name.type,parentSchema:schema11.properties.name,data:data2}];
return false;
}
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.description !== undefined){
let data3 = data1.description;
const _errs10 = errors;
if(typeof data3 !== "string"){
validate9.errors = [{instancePath:instancePath+"/function/description",schemaPath:"contract#/components/schemas/ChatToolFunction/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.description.type,parentSchema:schema11.properties.description,data:data3}];
return false;
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.parameters !== undefined){
let data4 = data1.parameters;
const _errs12 = errors;
if(errors === _errs12){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
}
else {
validate9.errors = [{instancePath:instancePath+"/function/parameters",schemaPath:"contract#/components/schemas/ChatToolFunction/properties/parameters/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.properties.parameters.type,parentSchema:schema11.properties.parameters,data:data4}];
return false;
}
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.strict !== undefined){
let data5 = data1.strict;
const _errs15 = errors;
if((typeof data5 !== "boolean") && (data5 !== null)){
validate9.errors = [{instancePath:instancePath+"/function/strict",schemaPath:"contract#/components/schemas/ChatToolFunction/properties/strict/type",keyword:"type",params:{type: schema11.properties.strict.type},message:"must be boolean,null",schema:schema11.properties.strict.type,parentSchema:schema11.properties.strict,data:data5}];
return false;
}
var valid2 = _errs15 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
else {
validate9.errors = [{instancePath:instancePath+"/function",schemaPath:"contract#/components/schemas/ChatToolFunction/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.type,parentSchema:schema11,data:data1}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate9.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema10.type,parentSchema:schema10,data}];
return false;
}
}
validate9.errors = vErrors;
return errors === 0;
}
validate9.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema12 = {"type":"object","required":["type","function"],"additionalProperties":true,"properties":{"type":{"type":"string","const":"function"},"function":{"$ref":"contract#/components/schemas/NamedToolChoiceFunction"}}};
const schema13 = {"type":"object","required":["name"],"additionalProperties":true,"properties":{"name":{"type":"string","pattern":"^[A-Za-z0-9_-]{1,64}$"}}};

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate11.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.function === undefined) && (missing0 = "function"))){
validate11.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'",schema:schema12.required,parentSchema:schema12,data}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate11.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema12.properties.type.type,parentSchema:schema12.properties.type,data:data0}];
return false;
}
if("function" !== data0){
validate11.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "function"},message:"must be equal to constant",schema:"function",parentSchema:schema12.properties.type,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.function !== undefined){
let data1 = data.function;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.name === undefined) && (missing1 = "name")){
validate11.errors = [{instancePath:instancePath+"/function",schemaPath:"contract#/components/schemas/NamedToolChoiceFunction/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'",schema:schema13.required,parentSchema:schema13,data:data1}];
return false;
}
else {
if(data1.name !== undefined){
let data2 = data1.name;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
validate11.errors = [{instancePath:instancePath+"/function/name",schemaPath:"contract#/components/schemas/NamedToolChoiceFunction/properties/name/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{1,64}$"+"\"",schema:"^[A-Za-z0-9_-]{1,64}$",parentSchema:schema13.properties.name,data:data2}];
return false;
}
}
else {
validate11.errors = [{instancePath:instancePath+"/function/name",schemaPath:"contract#/components/schemas/NamedToolChoiceFunction/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema13.properties.name.type,parentSchema:schema13.properties.name,data:data2}];
return false;
}
}
}
}
}
else {
validate11.errors = [{instancePath:instancePath+"/function",schemaPath:"contract#/components/schemas/NamedToolChoiceFunction/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema13.type,parentSchema:schema13,data:data1}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate11.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema12.type,parentSchema:schema12,data}];
return false;
}
}
validate11.errors = vErrors;
return errors === 0;
}
validate11.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema14 = {"description":"`json_object` and `json_schema` make sure that the answer is JSON; the latter that it fits the schema.","type":["object","null"],"required":["type"],"additionalProperties":true,"properties":{"type":{"type":"string","enum":["text","json_object","json_schema"]},"json_schema":{"$ref":"contract#/components/schemas/ResponseFormatJsonSchema"}},"if":{"type":"object","required":["type"],"properties":{"type":{"const":"json_schema"}}},"then":{"required":["json_schema"],"properties":{"json_schema":true}}};
const schema15 = {"type":"object","required":["name"],"additionalProperties":true,"properties":{"name":{"type":"string","pattern":"^[A-Za-z0-9_-]{1,64}$"},"description":{"type":"string"},"schema":{"type":"object","additionalProperties":true},"strict":{"description":"Whether the schema must keep OpenAI's rules; answers are held to it in any case.","type":["boolean","null"]}}};

function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate13.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
validate13.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema14.type},message:"must be object,null",schema:schema14.type,parentSchema:schema14,data}];
return false;
}
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(errors === _errs2){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.type !== undefined){
if("json_schema" !== data.type){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
else {
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.json_schema === undefined) && (missing1 = "json_schema")){
validate13.errors = [{instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'",schema:schema14.then.required,parentSchema:schema14.then,data}];
return false;
}
}
var _valid0 = _errs5 === errors;
valid0 = _valid0;
if(valid0){
var props0 = {};
props0.json_schema = true;
props0.type = true;
}
}
if(!valid0){
const err3 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema14.if,parentSchema:schema14,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate13.errors = vErrors;
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.type === undefined) && (missing2 = "type")){
validate13.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'",schema:schema14.required,parentSchema:schema14,data}];
return false;
}
else {
if(data.type !== undefined){
let data1 = data.type;
const _errs7 = errors;
if(typeof data1 !== "string"){
validate13.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema14.properties.type.type,parentSchema:schema14.properties.type,data:data1}];
return false;
}
if(!(((data1 === "text") || (data1 === "json_object")) || (data1 === "json_schema"))){
validate13.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema14.properties.type.enum},message:"must be equal to one of the allowed values",schema:schema14.properties.type.enum,parentSchema:schema14.properties.type,data:data1}];
return false;
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.json_schema !== undefined){
let data2 = data.json_schema;
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs10){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing3;
if((data2.name === undefined) && (missing3 = "name")){
validate13.errors = [{instancePath:instancePath+"/json_schema",schemaPath:"contract#/components/schemas/ResponseFormatJsonSchema/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'",schema:schema15.required,parentSchema:schema15,data:data2}];
return false;
}
else {
if(data2.name !== undefined){
let data3 = data2.name;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
validate13.errors = [{instancePath:instancePath+"/json_schema/name",schemaPath:"contract#/components/schemas/ResponseFormatJsonSchema/properties/name/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{1,64}$"+"\"",schema:"^[A-Za-z0-9_-]{1,64}$",parentSchema:schema15.properties.name,data:data3}];
return false;
}
}
else {
validate13.errors = [{instancePath:instancePath+"/json_schema/name",schemaPath:"contract#/components/schemas/ResponseFormatJsonSchema/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema15.properties.name.type,parentSchema:schema15.properties.name,data:data3}];
return false;
}
}
var valid4 = _errs13 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data2.description !== undefined){
let data4 = data2.description;
const _errs15 = errors;
if(typeof data4 !== "string"){
validate13.errors = [{instancePath:instancePath+"/json_schema/description",schemaPath:"contract#/components/schemas/ResponseFormatJsonSchema/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema15.properties.description.type,parentSchema:schema15.properties.description,data:data4}];
return false;
}
var valid4 = _errs15 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data2.schema !== undefined){
let data5 = data2.schema;
const _errs17 = errors;
if(errors === _errs17){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
}
else {
validate13.errors = [{instancePath:instancePath+"/json_schema/schema",schemaPath:"contract#/components/schemas/ResponseFormatJsonSchema/properties/schema/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema15.properties.schema.type,parentSchema:schema15.properties.schema,data:data5}];
return false;
}
}
var valid4 = _errs17 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data2.strict !== undefined){
let data6 = data2.strict;
const _errs20 = errors;
if((typeof data6 !== "boolean") && (data6 !== null)){
validate13.errors = [{instancePath:instancePath+"/json_schema/strict",schemaPath:"contract#/components/schemas/ResponseFormatJsonSchema/properties/strict/type",keyword:"type",params:{type: schema15.properties.strict.type},message:"must be boolean,null",schema:schema15.properties.strict.type,parentSchema:schema15.properties.strict,data:data6}];
return false;
}
var valid4 = _errs20 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
}
else {
validate13.errors = [{instancePath:instancePath+"/json_schema",schemaPath:"contract#/components/schemas/ResponseFormatJsonSchema/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema15.type,parentSchema:schema15,data:data2}];
return false;
}
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
validate13.errors = vErrors;
return errors === 0;
}
validate13.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(data.temperature === undefined){
data.temperature = 0.7;
}
if(data.stream === undefined){
data.stream = false;
}
let missing0;
if(((data.model === undefined) && (missing0 = "model")) || ((data.messages === undefined) && (missing0 = "messages"))){
validate2.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'",schema:schema2.required,parentSchema:schema2,data}];
return false;
}
else {
if(data.model !== undefined){
let data0 = data.model;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) > 256){
validate2.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema2.properties.model,data:data0}];
return false;
}
else {
if(func0(data0) < 1){
validate2.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema2.properties.model,data:data0}];
return false;
}
}
}
else {
validate2.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema2.properties.model.type,parentSchema:schema2.properties.model,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.messages !== undefined){
let data1 = data.messages;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data1)){
if(data1.length > 10000){
validate2.errors = [{instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/maxItems",keyword:"maxItems",params:{limit: 10000},message:"must NOT have more than 10000 items",schema:10000,parentSchema:schema2.properties.messages,data:data1}];
return false;
}
else {
if(data1.length < 1){
validate2.errors = [{instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema2.properties.messages,data:data1}];
return false;
}
else {
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(!(validate3(data1[i0], {instancePath:instancePath+"/messages/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
}
}
}
else {
validate2.errors = [{instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema2.properties.messages.type,parentSchema:schema2.properties.messages,data:data1}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
let data3 = data.temperature;
const _errs7 = errors;
if((!((typeof data3 == "number") && (isFinite(data3)))) && (data3 !== null)){
validate2.errors = [{instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/type",keyword:"type",params:{type: schema2.properties.temperature.type},message:"must be number,null",schema:schema2.properties.temperature.type,parentSchema:schema2.properties.temperature,data:data3}];
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 2 || isNaN(data3)){
validate2.errors = [{instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2},message:"must be <= 2",schema:2,parentSchema:schema2.properties.temperature,data:data3}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate2.errors = [{instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema2.properties.temperature,data:data3}];
return false;
}
}
}
}
var valid0 = _errs7 === errors;
if(valid0){
if(data.top_p !== undefined){
let data4 = data.top_p;
const _errs9 = errors;
if((!((typeof data4 == "number") && (isFinite(data4)))) && (data4 !== null)){
validate2.errors = [{instancePath:instancePath+"/top_p",schemaPath:"#/properties/top_p/type",keyword:"type",params:{type: schema2.properties.top_p.type},message:"must be number,null",schema:schema2.properties.top_p.type,parentSchema:schema2.properties.top_p,data:data4}];
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1 || isNaN(data4)){
validate2.errors = [{instancePath:instancePath+"/top_p",schemaPath:"#/properties/top_p/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1",schema:1,parentSchema:schema2.properties.top_p,data:data4}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate2.errors = [{instancePath:instancePath+"/top_p",schemaPath:"#/properties/top_p/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema2.properties.top_p,data:data4}];
return false;
}
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_tokens !== undefined){
let data5 = data.max_tokens;
const _errs11 = errors;
if((!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) && (data5 !== null)){
validate2.errors = [{instancePath:instancePath+"/max_tokens",schemaPath:"#/properties/max_tokens/type",keyword:"type",params:{type: schema2.properties.max_tokens.type},message:"must be integer,null",schema:schema2.properties.max_tokens.type,parentSchema:schema2.properties.max_tokens,data:data5}];
return false;
}
if(errors === _errs11){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 1 || isNaN(data5)){
validate2.errors = [{instancePath:instancePath+"/max_tokens",schemaPath:"#/properties/max_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema2.properties.max_tokens,data:data5}];
return false;
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_completion_tokens !== undefined){
let data6 = data.max_completion_tokens;
const _errs13 = errors;
if((!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))) && (data6 !== null)){
validate2.errors = [{instancePath:instancePath+"/max_completion_tokens",schemaPath:"#/properties/max_completion_tokens/type",keyword:"type",params:{type: schema2.properties.max_completion_tokens.type},message:"must be integer,null",schema:schema2.properties.max_completion_tokens.type,parentSchema:schema2.properties.max_completion_tokens,data:data6}];
return false;
}
if(errors === _errs13){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 1 || isNaN(data6)){
validate2.errors = [{instancePath:instancePath+"/max_completion_tokens",schemaPath:"#/properties/max_completion_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema2.properties.max_completion_tokens,data:data6}];
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
if(data.n !== undefined){
let data7 = data.n;
const _errs15 = errors;
if((!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) && (data7 !== null)){
validate2.errors = [{instancePath:instancePath+"/n",schemaPath:"#/properties/n/type",keyword:"type",params:{type: schema2.properties.n.type},message:"must be integer,null",schema:schema2.properties.n.type,parentSchema:schema2.properties.n,data:data7}];
return false;
}
if(errors === _errs15){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 128 || isNaN(data7)){
validate2.errors = [{instancePath:instancePath+"/n",schemaPath:"#/properties/n/maximum",keyword:"maximum",params:{comparison: "<=", limit: 128},message:"must be <= 128",schema:128,parentSchema:schema2.properties.n,data:data7}];
return false;
}
else {
if(data7 < 1 || isNaN(data7)){
validate2.errors = [{instancePath:instancePath+"/n",schemaPath:"#/properties/n/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema2.properties.n,data:data7}];
return false;
}
}
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
let data8 = data.stream;
const _errs17 = errors;
if((typeof data8 !== "boolean") && (data8 !== null)){
validate2.errors = [{instancePath:instancePath+"/stream",schemaPath:"#/properties/stream/type",keyword:"type",params:{type: schema2.properties.stream.type},message:"must be boolean,null",schema:schema2.properties.stream.type,parentSchema:schema2.properties.stream,data:data8}];
return false;
}
var valid0 = _errs17 === errors;
if(valid0){
if(data.stream_options !== undefined){
let data9 = data.stream_options;
const _errs19 = errors;
const _errs20 = errors;
let valid2 = false;
let passing0 = null;
const _errs21 = errors;
const _errs22 = errors;
if(errors === _errs22){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.include_usage !== undefined){
let data10 = data9.include_usage;
if(typeof data10 !== "boolean"){
const err0 = {instancePath:instancePath+"/stream_options/include_usage",schemaPath:"contract#/components/schemas/ChatStreamOptions/properties/include_usage/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema9.properties.include_usage.type,parentSchema:schema9.properties.include_usage,data:data10};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
else {
const err1 = {instancePath:instancePath+"/stream_options",schemaPath:"contract#/components/schemas/ChatStreamOptions/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema9.type,parentSchema:schema9,data:data9};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs21 === errors;
if(_valid0){
valid2 = true;
passing0 = 0;
}
const _errs27 = errors;
if(data9 !== null){
const err2 = {instancePath:instancePath+"/stream_options",schemaPath:"#/properties/stream_options/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null",schema:schema2.properties.stream_options.oneOf[1].type,parentSchema:schema2.properties.stream_options.oneOf[1],data:data9};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs27 === errors;
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
const err3 = {instancePath:instancePath+"/stream_options",schemaPath:"#/properties/stream_options/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf",schema:schema2.properties.stream_options.oneOf,parentSchema:schema2.properties.stream_options,data:data9};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate2.errors = vErrors;
return false;
}
else {
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stop !== undefined){
let data11 = data.stop;
const _errs29 = errors;
if(((typeof data11 !== "string") && (!(Array.isArray(data11)))) && (data11 !== null)){
validate2.errors = [{instancePath:instancePath+"/stop",schemaPath:"#/properties/stop/type",keyword:"type",params:{type: schema2.properties.stop.type},message:"must be string,array,null",schema:schema2.properties.stop.type,parentSchema:schema2.properties.stop,data:data11}];
return false;
}
if(errors === _errs29){
if(Array.isArray(data11)){
if(data11.length > 4){
validate2.errors = [{instancePath:instancePath+"/stop",schemaPath:"#/properties/stop/maxItems",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items",schema:4,parentSchema:schema2.properties.stop,data:data11}];
return false;
}
else {
var valid5 = true;
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
let data12 = data11[i1];
const _errs31 = errors;
if(typeof data12 !== "string"){
validate2.errors = [{instancePath:instancePath+"/stop/" + i1,schemaPath:"#/properties/stop/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema2.properties.stop.items.type,parentSchema:schema2.properties.stop.items,data:data12}];
return false;
}
var valid5 = _errs31 === errors;
if(!valid5){
break;
}
}
}
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seed !== undefined){
let data13 = data.seed;
const _errs33 = errors;
if((!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))) && (data13 !== null)){
validate2.errors = [{instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type: schema2.properties.seed.type},message:"must be integer,null",schema:schema2.properties.seed.type,parentSchema:schema2.properties.seed,data:data13}];
return false;
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.presence_penalty !== undefined){
let data14 = data.presence_penalty;
const _errs35 = errors;
if((!((typeof data14 == "number") && (isFinite(data14)))) && (data14 !== null)){
validate2.errors = [{instancePath:instancePath+"/presence_penalty",schemaPath:"#/properties/presence_penalty/type",keyword:"type",params:{type: schema2.properties.presence_penalty.type},message:"must be number,null",schema:schema2.properties.presence_penalty.type,parentSchema:schema2.properties.presence_penalty,data:data14}];
return false;
}
if(errors === _errs35){
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 2 || isNaN(data14)){
validate2.errors = [{instancePath:instancePath+"/presence_penalty",schemaPath:"#/properties/presence_penalty/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2},message:"must be <= 2",schema:2,parentSchema:schema2.properties.presence_penalty,data:data14}];
return false;
}
else {
if(data14 < -2 || isNaN(data14)){
validate2.errors = [{instancePath:instancePath+"/presence_penalty",schemaPath:"#/properties/presence_penalty/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2},message:"must be >= -2",schema:-2,parentSchema:schema2.properties.presence_penalty,data:data14}];
return false;
}
}
}
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.frequency_penalty !== undefined){
let data15 = data.frequency_penalty;
const _errs37 = errors;
if((!((typeof data15 == "number") && (isFinite(data15)))) && (data15 !== null)){
validate2.errors = [{instancePath:instancePath+"/frequency_penalty",schemaPath:"#/properties/frequency_penalty/type",keyword:"type",params:{type: schema2.properties.frequency_penalty.type},message:"must be number,null",schema:schema2.properties.frequency_penalty.type,parentSchema:schema2.properties.frequency_penalty,data:data15}];
return false;
}
if(errors === _errs37){
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 2 || isNaN(data15)){
validate2.errors = [{instancePath:instancePath+"/frequency_penalty",schemaPath:"#/properties/frequency_penalty/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2},message:"must be <= 2",schema:2,parentSchema:schema2.properties.frequency_penalty,data:data15}];
return false;
}
else {
if(data15 < -2 || isNaN(data15)){
validate2.errors = [{instancePath:instancePath+"/frequency_penalty",schemaPath:"#/properties/frequency_penalty/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2},message:"must be >= -2",schema:-2,parentSchema:schema2.properties.frequency_penalty,data:data15}];
return false;
}
}
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.logit_bias !== undefined){
let data16 = data.logit_bias;
const _errs39 = errors;
if((!(data16 && typeof data16 == "object" && !Array.isArray(data16))) && (data16 !== null)){
validate2.errors = [{instancePath:instancePath+"/logit_bias",schemaPath:"#/properties/logit_bias/type",keyword:"type",params:{type: schema2.properties.logit_bias.type},message:"must be object,null",schema:schema2.properties.logit_bias.type,parentSchema:schema2.properties.logit_bias,data:data16}];
return false;
}
if(errors === _errs39){
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(Object.keys(data16).length > 10000){
validate2.errors = [{instancePath:instancePath+"/logit_bias",schemaPath:"#/properties/logit_bias/maxProperties",keyword:"maxProperties",params:{limit: 10000},message:"must NOT have more than 10000 properties",schema:10000,parentSchema:schema2.properties.logit_bias,data:data16}];
return false;
}
else {
for(const key0 in data16){
let data17 = data16[key0];
const _errs42 = errors;
if(errors === _errs42){
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 100 || isNaN(data17)){
validate2.errors = [{instancePath:instancePath+"/logit_bias/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/logit_bias/additionalProperties/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100",schema:100,parentSchema:schema2.properties.logit_bias.additionalProperties,data:data17}];
return false;
}
else {
if(data17 < -100 || isNaN(data17)){
validate2.errors = [{instancePath:instancePath+"/logit_bias/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/logit_bias/additionalProperties/minimum",keyword:"minimum",params:{comparison: ">=", limit: -100},message:"must be >= -100",schema:-100,parentSchema:schema2.properties.logit_bias.additionalProperties,data:data17}];
return false;
}
}
}
else {
validate2.errors = [{instancePath:instancePath+"/logit_bias/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/logit_bias/additionalProperties/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema2.properties.logit_bias.additionalProperties.type,parentSchema:schema2.properties.logit_bias.additionalProperties,data:data17}];
return false;
}
}
var valid6 = _errs42 === errors;
if(!valid6){
break;
}
}
}
}
}
var valid0 = _errs39 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.logprobs !== undefined){
let data18 = data.logprobs;
const _errs44 = errors;
if((typeof data18 !== "boolean") && (data18 !== null)){
validate2.errors = [{instancePath:instancePath+"/logprobs",schemaPath:"#/properties/logprobs/type",keyword:"type",params:{type: schema2.properties.logprobs.type},message:"must be boolean,null",schema:schema2.properties.logprobs.type,parentSchema:schema2.properties.logprobs,data:data18}];
return false;
}
var valid0 = _errs44 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.top_logprobs !== undefined){
let data19 = data.top_logprobs;
const _errs46 = errors;
if((!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))) && (data19 !== null)){
validate2.errors = [{instancePath:instancePath+"/top_logprobs",schemaPath:"#/properties/top_logprobs/type",keyword:"type",params:{type: schema2.properties.top_logprobs.type},message:"must be integer,null",schema:schema2.properties.top_logprobs.type,parentSchema:schema2.properties.top_logprobs,data:data19}];
return false;
}
if(errors === _errs46){
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 20 || isNaN(data19)){
validate2.errors = [{instancePath:instancePath+"/top_logprobs",schemaPath:"#/properties/top_logprobs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20},message:"must be <= 20",schema:20,parentSchema:schema2.properties.top_logprobs,data:data19}];
return false;
}
else {
if(data19 < 0 || isNaN(data19)){
validate2.errors = [{instancePath:instancePath+"/top_logprobs",schemaPath:"#/properties/top_logprobs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema2.properties.top_logprobs,data:data19}];
return false;
}
}
}
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tools !== undefined){
let data20 = data.tools;
const _errs48 = errors;
if((!(Array.isArray(data20))) && (data20 !== null)){
validate2.errors = [{instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type: schema2.properties.tools.type},message:"must be array,null",schema:schema2.properties.tools.type,parentSchema:schema2.properties.tools,data:data20}];
return false;
}
if(errors === _errs48){
if(Array.isArray(data20)){
if(data20.length > 128){
validate2.errors = [{instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/maxItems",keyword:"maxItems",params:{limit: 128},message:"must NOT have more than 128 items",schema:128,parentSchema:schema2.properties.tools,data:data20}];
return false;
}
else {
var valid7 = true;
const len2 = data20.length;
for(let i2=0; i2<len2; i2++){
const _errs50 = errors;
if(!(validate9(data20[i2], {instancePath:instancePath+"/tools/" + i2,parentData:data20,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
var valid7 = _errs50 === errors;
if(!valid7){
break;
}
}
}
}
}
var valid0 = _errs48 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tool_choice !== undefined){
let data22 = data.tool_choice;
const _errs51 = errors;
const _errs52 = errors;
let valid8 = false;
let passing1 = null;
const _errs53 = errors;
if(typeof data22 !== "string"){
const err4 = {instancePath:instancePath+"/tool_choice",schemaPath:"#/properties/tool_choice/oneOf/0/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema2.properties.tool_choice.oneOf[0].type,parentSchema:schema2.properties.tool_choice.oneOf[0],data:data22};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(((data22 === "none") || (data22 === "auto")) || (data22 === "required"))){
const err5 = {instancePath:instancePath+"/tool_choice",schemaPath:"#/properties/tool_choice/oneOf/0/enum",keyword:"enum",params:{allowedValues: schema2.properties.tool_choice.oneOf[0].enum},message:"must be equal to one of the allowed values",schema:schema2.properties.tool_choice.oneOf[0].enum,parentSchema:schema2.properties.tool_choice.oneOf[0],data:data22};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid1 = _errs53 === errors;
if(_valid1){
valid8 = true;
passing1 = 0;
}
const _errs55 = errors;
if(!(validate11(data22, {instancePath:instancePath+"/tool_choice",parentData:data,parentDataProperty:"tool_choice",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
var _valid1 = _errs55 === errors;
if(_valid1 && valid8){
valid8 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid8 = true;
passing1 = 1;
}
const _errs56 = errors;
if(data22 !== null){
const err6 = {instancePath:instancePath+"/tool_choice",schemaPath:"#/properties/tool_choice/oneOf/2/type",keyword:"type",params:{type: "null"},message:"must be null",schema:schema2.properties.tool_choice.oneOf[2].type,parentSchema:schema2.properties.tool_choice.oneOf[2],data:data22};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid1 = _errs56 === errors;
if(_valid1 && valid8){
valid8 = false;
passing1 = [passing1, 2];
}
else {
if(_valid1){
valid8 = true;
passing1 = 2;
}
}
}
if(!valid8){
const err7 = {instancePath:instancePath+"/tool_choice",schemaPath:"#/properties/tool_choice/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf",schema:schema2.properties.tool_choice.oneOf,parentSchema:schema2.properties.tool_choice,data:data22};
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
errors = _errs52;
if(vErrors !== null){
if(_errs52){
vErrors.length = _errs52;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs51 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parallel_tool_calls !== undefined){
let data23 = data.parallel_tool_calls;
const _errs58 = errors;
if((typeof data23 !== "boolean") && (data23 !== null)){
validate2.errors = [{instancePath:instancePath+"/parallel_tool_calls",schemaPath:"#/properties/parallel_tool_calls/type",keyword:"type",params:{type: schema2.properties.parallel_tool_calls.type},message:"must be boolean,null",schema:schema2.properties.parallel_tool_calls.type,parentSchema:schema2.properties.parallel_tool_calls,data:data23}];
return false;
}
var valid0 = _errs58 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.response_format !== undefined){
const _errs60 = errors;
if(!(validate13(data.response_format, {instancePath:instancePath+"/response_format",parentData:data,parentDataProperty:"response_format",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
var valid0 = _errs60 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.service_tier !== undefined){
let data25 = data.service_tier;
const _errs61 = errors;
if((typeof data25 !== "string") && (data25 !== null)){
validate2.errors = [{instancePath:instancePath+"/service_tier",schemaPath:"#/properties/service_tier/type",keyword:"type",params:{type: schema2.properties.service_tier.type},message:"must be string,null",schema:schema2.properties.service_tier.type,parentSchema:schema2.properties.service_tier,data:data25}];
return false;
}
if(errors === _errs61){
if(typeof data25 === "string"){
if(func0(data25) > 64){
validate2.errors = [{instancePath:instancePath+"/service_tier",schemaPath:"#/properties/service_tier/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema2.properties.service_tier,data:data25}];
return false;
}
}
}
var valid0 = _errs61 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user !== undefined){
let data26 = data.user;
const _errs63 = errors;
if((typeof data26 !== "string") && (data26 !== null)){
validate2.errors = [{instancePath:instancePath+"/user",schemaPath:"#/properties/user/type",keyword:"type",params:{type: schema2.properties.user.type},message:"must be string,null",schema:schema2.properties.user.type,parentSchema:schema2.properties.user,data:data26}];
return false;
}
if(errors === _errs63){
if(typeof data26 === "string"){
if(func0(data26) > 512){
validate2.errors = [{instancePath:instancePath+"/user",schemaPath:"#/properties/user/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters",schema:512,parentSchema:schema2.properties.user,data:data26}];
return false;
}
}
}
var valid0 = _errs63 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metadata !== undefined){
let data27 = data.metadata;
const _errs65 = errors;
if((!(data27 && typeof data27 == "object" && !Array.isArray(data27))) && (data27 !== null)){
validate2.errors = [{instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type: schema2.properties.metadata.type},message:"must be object,null",schema:schema2.properties.metadata.type,parentSchema:schema2.properties.metadata,data:data27}];
return false;
}
if(errors === _errs65){
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
if(Object.keys(data27).length > 16){
validate2.errors = [{instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/maxProperties",keyword:"maxProperties",params:{limit: 16},message:"must NOT have more than 16 properties",schema:16,parentSchema:schema2.properties.metadata,data:data27}];
return false;
}
else {
for(const key1 in data27){
const _errs67 = errors;
if(errors === _errs67){
if(typeof key1 === "string"){
if(func0(key1) > 64){
const err8 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/propertyNames/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema2.properties.metadata.propertyNames,data:key1,propertyName:key1};
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
const err9 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/propertyNames/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema2.properties.metadata.propertyNames.type,parentSchema:schema2.properties.metadata.propertyNames,data:key1,propertyName:key1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
var valid9 = _errs67 === errors;
if(!valid9){
const err10 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/propertyNames",keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid",schema:schema2.properties.metadata.propertyNames,parentSchema:schema2.properties.metadata,data:data27};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
validate2.errors = vErrors;
return false;
break;
}
}
if(valid9){
for(const key2 in data27){
let data28 = data27[key2];
const _errs70 = errors;
if(errors === _errs70){
if(typeof data28 === "string"){
if(func0(data28) > 512){
validate2.errors = [{instancePath:instancePath+"/metadata/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/metadata/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters",schema:512,parentSchema:schema2.properties.metadata.additionalProperties,data:data28}];
return false;
}
}
else {
validate2.errors = [{instancePath:instancePath+"/metadata/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/metadata/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema2.properties.metadata.additionalProperties.type,parentSchema:schema2.properties.metadata.additionalProperties,data:data28}];
return false;
}
}
var valid10 = _errs70 === errors;
if(!valid10){
break;
}
}
}
}
}
}
var valid0 = _errs65 === errors;
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
