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
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const schema0 = {"$ref":"contract#/components/schemas/CompareRequest"};
const schema2 = {"type":"object","required":["models"],"additionalProperties":true,"properties":{"models":{"description":"Ids of the catalog, all different; with `:free` and under their aliases they are understood too.","type":"array","minItems":2,"maxItems":8,"items":{"type":"string","minLength":1,"maxLength":256}},"messages":{"description":"The conversation so far; either this or `prompt`.","type":"array","minItems":1,"maxItems":10000,"items":{"$ref":"contract#/components/schemas/ChatMessage"}},"prompt":{"description":"One message of the user; either this or `messages`.","type":"string","minLength":1},"temperature":{"description":"Sampling temperature; higher is more varied.","type":["number","null"],"minimum":0,"maximum":2,"default":0.7},"top_p":{"description":"Nucleus sampling, the share of probability mass considered.","type":["number","null"],"minimum":0,"maximum":1},"max_tokens":{"description":"Most tokens of the answer.","type":["integer","null"],"minimum":1},"max_completion_tokens":{"description":"Another name of `max_tokens`; counts before it.","type":["integer","null"],"minimum":1},"n":{"description":"How many answers; 1 without it.","type":["integer","null"],"minimum":1,"maximum":128},"stream":{"description":"A comparison comes whole.","type":["boolean","null"],"enum":[false,null]},"stream_options":{"description":"Only with `stream`.","type":["object","null"],"additionalProperties":true,"properties":{"include_usage":{"description":"Whether a last chunk carries `usage`.","type":"boolean"}}},"stop":{"description":"The answer ends before any of these, at most 4.","type":["string","array","null"],"maxItems":4,"items":{"type":"string"}},"seed":{"description":"Asks for the same answer to the same request, as far as the provider can.","type":["integer","null"]},"presence_penalty":{"description":"Above 0, words that already occurred become less likely.","type":["number","null"],"minimum":-2,"maximum":2},"frequency_penalty":{"description":"Above 0, words become less likely the more often they occurred.","type":["number","null"],"minimum":-2,"maximum":2},"logit_bias":{"description":"By token id, a bias from -100 to 100.","type":["object","null"],"maxProperties":10000,"additionalProperties":{"type":"number","minimum":-100,"maximum":100}},"logprobs":{"description":"Whether to answer with the log probabilities of the tokens.","type":["boolean","null"]},"top_logprobs":{"description":"How many alternatives for each token; only with `logprobs`.","type":["integer","null"],"minimum":0,"maximum":20},"tools":{"description":"OpenAI's tool definitions; plan-dependent.","type":["array","null"],"maxItems":128,"items":{"$ref":"contract#/components/schemas/ChatTool"}},"tool_choice":{"description":"Which tool to call; `auto` where there are tools, else `none`.","oneOf":[{"type":"string","enum":["none","auto","required"]},{"type":"object","required":["type","function"],"additionalProperties":true,"properties":{"type":{"type":"string","const":"function"},"function":{"type":"object","required":["name"],"additionalProperties":true,"properties":{"name":{"type":"string","pattern":"^[A-Za-z0-9_-]{1,64}$"}}}}},{"type":"null"}]},"parallel_tool_calls":{"description":"Whether the model may call several tools at once.","type":["boolean","null"]},"response_format":{"$ref":"contract#/components/schemas/ResponseFormat"},"service_tier":{"description":"The provider's tier of service; `auto`, `default` and `flex` are passed on, dearer ones are not.","type":["string","null"],"maxLength":64},"user":{"description":"Your own name for the end user, for the provider's abuse checks.","type":["string","null"],"maxLength":512},"metadata":{"description":"Up to 16 short texts of your own; they are not stored.","type":["object","null"],"maxProperties":16,"propertyNames":{"type":"string","maxLength":64},"additionalProperties":{"type":"string","maxLength":512}}}};
const schema6 = {"type":"object","required":["type","function"],"additionalProperties":true,"properties":{"type":{"type":"string","const":"function"},"function":{"type":"object","required":["name"],"additionalProperties":true,"properties":{"name":{"type":"string","pattern":"^[A-Za-z0-9_-]{1,64}$"},"description":{"type":"string"},"parameters":{"description":"A JSON Schema of the arguments.","type":"object","additionalProperties":true},"strict":{"type":["boolean","null"]}}}}};
const schema7 = {"description":"`json_object` and `json_schema` make sure that the answer is JSON; the latter that it fits the schema.","type":["object","null"],"required":["type"],"additionalProperties":true,"properties":{"type":{"type":"string","enum":["text","json_object","json_schema"]},"json_schema":{"type":"object","required":["name"],"additionalProperties":true,"properties":{"name":{"type":"string","pattern":"^[A-Za-z0-9_-]{1,64}$"},"description":{"type":"string"},"schema":{"type":"object","additionalProperties":true},"strict":{"description":"Whether the schema must keep OpenAI's rules; answers are held to it in any case.","type":["boolean","null"]}}}},"if":{"type":"object","required":["type"],"properties":{"type":{"const":"json_schema"}}},"then":{"required":["json_schema"],"properties":{"json_schema":true}}};
const func0 = imported0.default;
const schema3 = {"type":"object","required":["role"],"additionalProperties":true,"properties":{"role":{"description":"Who speaks; `developer` is taken as `system`.","type":"string","enum":["system","developer","user","assistant","tool"]},"content":{"description":"Text or OpenAI's content parts; null or absent only beside an assistant's `tool_calls`.","type":["string","array","null"],"minItems":1,"maxItems":1000,"items":{"$ref":"contract#/components/schemas/ContentPart"}},"name":{"description":"Tells speakers of the same role apart.","type":"string","maxLength":256},"tool_calls":{"description":"The tools that the assistant called.","type":"array","minItems":1,"maxItems":128,"items":{"$ref":"contract#/components/schemas/ChatToolCall"}},"tool_call_id":{"description":"Which call this tool message answers.","type":"string","minLength":1}},"allOf":[{"if":{"required":["role"],"properties":{"role":{"const":"assistant"},"content":{"const":null}}},"then":{"required":["tool_calls"],"properties":{"tool_calls":true}}},{"if":{"required":["role"],"properties":{"role":{"enum":["system","developer","user","tool"]}}},"then":{"required":["content"],"properties":{"content":{"type":["string","array"]}}}},{"if":{"required":["role"],"properties":{"role":{"const":"tool"}}},"then":{"required":["tool_call_id"],"properties":{"tool_call_id":true}}}]};
const schema4 = {"description":"One part of a message. Parts of other types are passed to the provider.","type":"object","required":["type"],"additionalProperties":true,"properties":{"type":{"description":"`text`, `image_url`, `input_audio`, `file`, or what else the provider knows.","type":"string","minLength":1},"text":{"type":"string"},"image_url":{"type":"object","required":["url"],"additionalProperties":true,"properties":{"url":{"description":"An address, or a data URL with the image itself.","type":"string","minLength":1},"detail":{"type":"string","enum":["auto","low","high"]}}},"input_audio":{"type":"object","required":["data","format"],"additionalProperties":true,"properties":{"data":{"description":"base64","type":"string"},"format":{"type":"string"}}},"file":{"type":"object","additionalProperties":true}},"allOf":[{"if":{"required":["type"],"properties":{"type":{"const":"text"}}},"then":{"required":["text"],"properties":{"text":true}}},{"if":{"required":["type"],"properties":{"type":{"const":"image_url"}}},"then":{"required":["image_url"],"properties":{"image_url":true}}},{"if":{"required":["type"],"properties":{"type":{"const":"input_audio"}}},"then":{"required":["input_audio"],"properties":{"input_audio":true}}},{"if":{"required":["type"],"properties":{"type":{"const":"file"}}},"then":{"required":["file"],"properties":{"file":true}}}]};
const schema5 = {"type":"object","required":["id","type","function"],"additionalProperties":true,"properties":{"id":{"type":"string","minLength":1},"type":{"type":"string","const":"function"},"function":{"type":"object","required":["name","arguments"],"additionalProperties":true,"properties":{"name":{"type":"string","minLength":1},"arguments":{"description":"JSON as text, as the model wrote it; it need not be valid.","type":"string"}}}}};

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
validate3.errors = [{instancePath,schemaPath:"#/allOf/0/then/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
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
const err3 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
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
validate3.errors = [{instancePath,schemaPath:"#/allOf/1/then/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
if(data.content !== undefined){
let data3 = data.content;
if((typeof data3 !== "string") && (!(Array.isArray(data3)))){
validate3.errors = [{instancePath:instancePath+"/content",schemaPath:"#/allOf/1/then/properties/content/type",keyword:"type",params:{type: schema3.allOf[1].then.properties.content.type},message:"must be string,array"}];
return false;
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
const err6 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
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
const _errs14 = errors;
const _errs15 = errors;
let valid6 = true;
const _errs16 = errors;
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
var _valid2 = _errs16 === errors;
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs18 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing5;
if((data.tool_call_id === undefined) && (missing5 = "tool_call_id")){
validate3.errors = [{instancePath,schemaPath:"#/allOf/2/then/required",keyword:"required",params:{missingProperty: missing5},message:"must have required property '"+missing5+"'"}];
return false;
}
}
var _valid2 = _errs18 === errors;
valid6 = _valid2;
if(valid6){
var props2 = {};
props2.tool_call_id = true;
props2.role = true;
}
}
if(!valid6){
const err9 = {instancePath,schemaPath:"#/allOf/2/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
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
var valid0 = _errs14 === errors;
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
validate3.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing6},message:"must have required property '"+missing6+"'"}];
return false;
}
else {
if(data.role !== undefined){
let data5 = data.role;
const _errs20 = errors;
if(typeof data5 !== "string"){
validate3.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((data5 === "system") || (data5 === "developer")) || (data5 === "user")) || (data5 === "assistant")) || (data5 === "tool"))){
validate3.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{allowedValues: schema3.properties.role.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid8 = _errs20 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data.content !== undefined){
let data6 = data.content;
const _errs22 = errors;
if(((typeof data6 !== "string") && (!(Array.isArray(data6)))) && (data6 !== null)){
validate3.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: schema3.properties.content.type},message:"must be string,array,null"}];
return false;
}
if(errors === _errs22){
if(Array.isArray(data6)){
if(data6.length > 1000){
validate3.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
if(data6.length < 1){
validate3.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid9 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
const _errs24 = errors;
const _errs25 = errors;
const _errs27 = errors;
const _errs28 = errors;
let valid12 = true;
const _errs29 = errors;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing7;
if((data7.type === undefined) && (missing7 = "type")){
const err10 = {};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
else {
if(data7.type !== undefined){
if("text" !== data7.type){
const err11 = {};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
}
var _valid3 = _errs29 === errors;
errors = _errs28;
if(vErrors !== null){
if(_errs28){
vErrors.length = _errs28;
}
else {
vErrors = null;
}
}
if(_valid3){
const _errs31 = errors;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing8;
if((data7.text === undefined) && (missing8 = "text")){
validate3.errors = [{instancePath:instancePath+"/content/" + i0,schemaPath:"contract#/components/schemas/ContentPart/allOf/0/then/required",keyword:"required",params:{missingProperty: missing8},message:"must have required property '"+missing8+"'"}];
return false;
}
}
var _valid3 = _errs31 === errors;
valid12 = _valid3;
if(valid12){
var props3 = {};
props3.text = true;
props3.type = true;
}
}
if(!valid12){
const err12 = {instancePath:instancePath+"/content/" + i0,schemaPath:"contract#/components/schemas/ContentPart/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
validate3.errors = vErrors;
return false;
}
var valid11 = _errs27 === errors;
if(valid11){
const _errs32 = errors;
const _errs33 = errors;
let valid14 = true;
const _errs34 = errors;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing9;
if((data7.type === undefined) && (missing9 = "type")){
const err13 = {};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
else {
if(data7.type !== undefined){
if("image_url" !== data7.type){
const err14 = {};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
}
var _valid4 = _errs34 === errors;
errors = _errs33;
if(vErrors !== null){
if(_errs33){
vErrors.length = _errs33;
}
else {
vErrors = null;
}
}
if(_valid4){
const _errs36 = errors;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing10;
if((data7.image_url === undefined) && (missing10 = "image_url")){
validate3.errors = [{instancePath:instancePath+"/content/" + i0,schemaPath:"contract#/components/schemas/ContentPart/allOf/1/then/required",keyword:"required",params:{missingProperty: missing10},message:"must have required property '"+missing10+"'"}];
return false;
}
}
var _valid4 = _errs36 === errors;
valid14 = _valid4;
if(valid14){
var props4 = {};
props4.image_url = true;
props4.type = true;
}
}
if(!valid14){
const err15 = {instancePath:instancePath+"/content/" + i0,schemaPath:"contract#/components/schemas/ContentPart/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
validate3.errors = vErrors;
return false;
}
var valid11 = _errs32 === errors;
if(valid11){
if(props3 !== true && props4 !== undefined){
if(props4 === true){
props3 = true;
}
else {
props3 = props3 || {};
Object.assign(props3, props4);
}
}
const _errs37 = errors;
const _errs38 = errors;
let valid16 = true;
const _errs39 = errors;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing11;
if((data7.type === undefined) && (missing11 = "type")){
const err16 = {};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
else {
if(data7.type !== undefined){
if("input_audio" !== data7.type){
const err17 = {};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
}
var _valid5 = _errs39 === errors;
errors = _errs38;
if(vErrors !== null){
if(_errs38){
vErrors.length = _errs38;
}
else {
vErrors = null;
}
}
if(_valid5){
const _errs41 = errors;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing12;
if((data7.input_audio === undefined) && (missing12 = "input_audio")){
validate3.errors = [{instancePath:instancePath+"/content/" + i0,schemaPath:"contract#/components/schemas/ContentPart/allOf/2/then/required",keyword:"required",params:{missingProperty: missing12},message:"must have required property '"+missing12+"'"}];
return false;
}
}
var _valid5 = _errs41 === errors;
valid16 = _valid5;
if(valid16){
var props5 = {};
props5.input_audio = true;
props5.type = true;
}
}
if(!valid16){
const err18 = {instancePath:instancePath+"/content/" + i0,schemaPath:"contract#/components/schemas/ContentPart/allOf/2/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
validate3.errors = vErrors;
return false;
}
var valid11 = _errs37 === errors;
if(valid11){
if(props3 !== true && props5 !== undefined){
if(props5 === true){
props3 = true;
}
else {
props3 = props3 || {};
Object.assign(props3, props5);
}
}
const _errs42 = errors;
const _errs43 = errors;
let valid18 = true;
const _errs44 = errors;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing13;
if((data7.type === undefined) && (missing13 = "type")){
const err19 = {};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
else {
if(data7.type !== undefined){
if("file" !== data7.type){
const err20 = {};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
}
var _valid6 = _errs44 === errors;
errors = _errs43;
if(vErrors !== null){
if(_errs43){
vErrors.length = _errs43;
}
else {
vErrors = null;
}
}
if(_valid6){
const _errs46 = errors;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing14;
if((data7.file === undefined) && (missing14 = "file")){
validate3.errors = [{instancePath:instancePath+"/content/" + i0,schemaPath:"contract#/components/schemas/ContentPart/allOf/3/then/required",keyword:"required",params:{missingProperty: missing14},message:"must have required property '"+missing14+"'"}];
return false;
}
}
var _valid6 = _errs46 === errors;
valid18 = _valid6;
if(valid18){
var props6 = {};
props6.file = true;
props6.type = true;
}
}
if(!valid18){
const err21 = {instancePath:instancePath+"/content/" + i0,schemaPath:"contract#/components/schemas/ContentPart/allOf/3/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
validate3.errors = vErrors;
return false;
}
var valid11 = _errs42 === errors;
if(valid11){
if(props3 !== true && props6 !== undefined){
if(props6 === true){
props3 = true;
}
else {
props3 = props3 || {};
Object.assign(props3, props6);
}
}
}
}
}
}
if(errors === _errs25){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing15;
if((data7.type === undefined) && (missing15 = "type")){
validate3.errors = [{instancePath:instancePath+"/content/" + i0,schemaPath:"contract#/components/schemas/ContentPart/required",keyword:"required",params:{missingProperty: missing15},message:"must have required property '"+missing15+"'"}];
return false;
}
else {
if(data7.type !== undefined){
let data12 = data7.type;
const _errs48 = errors;
if(errors === _errs48){
if(typeof data12 === "string"){
if(func0(data12) < 1){
validate3.errors = [{instancePath:instancePath+"/content/" + i0+"/type",schemaPath:"contract#/components/schemas/ContentPart/properties/type/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate3.errors = [{instancePath:instancePath+"/content/" + i0+"/type",schemaPath:"contract#/components/schemas/ContentPart/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid20 = _errs48 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data7.text !== undefined){
const _errs50 = errors;
if(typeof data7.text !== "string"){
validate3.errors = [{instancePath:instancePath+"/content/" + i0+"/text",schemaPath:"contract#/components/schemas/ContentPart/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid20 = _errs50 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data7.image_url !== undefined){
let data14 = data7.image_url;
const _errs52 = errors;
if(errors === _errs52){
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
let missing16;
if((data14.url === undefined) && (missing16 = "url")){
validate3.errors = [{instancePath:instancePath+"/content/" + i0+"/image_url",schemaPath:"contract#/components/schemas/ContentPart/properties/image_url/required",keyword:"required",params:{missingProperty: missing16},message:"must have required property '"+missing16+"'"}];
return false;
}
else {
if(data14.url !== undefined){
let data15 = data14.url;
const _errs55 = errors;
if(errors === _errs55){
if(typeof data15 === "string"){
if(func0(data15) < 1){
validate3.errors = [{instancePath:instancePath+"/content/" + i0+"/image_url/url",schemaPath:"contract#/components/schemas/ContentPart/properties/image_url/properties/url/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate3.errors = [{instancePath:instancePath+"/content/" + i0+"/image_url/url",schemaPath:"contract#/components/schemas/ContentPart/properties/image_url/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid21 = _errs55 === errors;
}
else {
var valid21 = true;
}
if(valid21){
if(data14.detail !== undefined){
let data16 = data14.detail;
const _errs57 = errors;
if(typeof data16 !== "string"){
validate3.errors = [{instancePath:instancePath+"/content/" + i0+"/image_url/detail",schemaPath:"contract#/components/schemas/ContentPart/properties/image_url/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data16 === "auto") || (data16 === "low")) || (data16 === "high"))){
validate3.errors = [{instancePath:instancePath+"/content/" + i0+"/image_url/detail",schemaPath:"contract#/components/schemas/ContentPart/properties/image_url/properties/detail/enum",keyword:"enum",params:{allowedValues: schema4.properties.image_url.properties.detail.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid21 = _errs57 === errors;
}
else {
var valid21 = true;
}
}
}
}
else {
validate3.errors = [{instancePath:instancePath+"/content/" + i0+"/image_url",schemaPath:"contract#/components/schemas/ContentPart/properties/image_url/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid20 = _errs52 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data7.input_audio !== undefined){
let data17 = data7.input_audio;
const _errs59 = errors;
if(errors === _errs59){
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
let missing17;
if(((data17.data === undefined) && (missing17 = "data")) || ((data17.format === undefined) && (missing17 = "format"))){
validate3.errors = [{instancePath:instancePath+"/content/" + i0+"/input_audio",schemaPath:"contract#/components/schemas/ContentPart/properties/input_audio/required",keyword:"required",params:{missingProperty: missing17},message:"must have required property '"+missing17+"'"}];
return false;
}
else {
if(data17.data !== undefined){
const _errs62 = errors;
if(typeof data17.data !== "string"){
validate3.errors = [{instancePath:instancePath+"/content/" + i0+"/input_audio/data",schemaPath:"contract#/components/schemas/ContentPart/properties/input_audio/properties/data/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid22 = _errs62 === errors;
}
else {
var valid22 = true;
}
if(valid22){
if(data17.format !== undefined){
const _errs64 = errors;
if(typeof data17.format !== "string"){
validate3.errors = [{instancePath:instancePath+"/content/" + i0+"/input_audio/format",schemaPath:"contract#/components/schemas/ContentPart/properties/input_audio/properties/format/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid22 = _errs64 === errors;
}
else {
var valid22 = true;
}
}
}
}
else {
validate3.errors = [{instancePath:instancePath+"/content/" + i0+"/input_audio",schemaPath:"contract#/components/schemas/ContentPart/properties/input_audio/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid20 = _errs59 === errors;
}
else {
var valid20 = true;
}
if(valid20){
if(data7.file !== undefined){
let data20 = data7.file;
const _errs66 = errors;
if(errors === _errs66){
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
}
else {
validate3.errors = [{instancePath:instancePath+"/content/" + i0+"/file",schemaPath:"contract#/components/schemas/ContentPart/properties/file/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid20 = _errs66 === errors;
}
else {
var valid20 = true;
}
}
}
}
}
}
}
else {
validate3.errors = [{instancePath:instancePath+"/content/" + i0,schemaPath:"contract#/components/schemas/ContentPart/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid9 = _errs24 === errors;
if(!valid9){
break;
}
}
}
}
}
}
var valid8 = _errs22 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data.name !== undefined){
let data21 = data.name;
const _errs69 = errors;
if(errors === _errs69){
if(typeof data21 === "string"){
if(func0(data21) > 256){
validate3.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
}
else {
validate3.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid8 = _errs69 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data.tool_calls !== undefined){
let data22 = data.tool_calls;
const _errs71 = errors;
if(errors === _errs71){
if(Array.isArray(data22)){
if(data22.length > 128){
validate3.errors = [{instancePath:instancePath+"/tool_calls",schemaPath:"#/properties/tool_calls/maxItems",keyword:"maxItems",params:{limit: 128},message:"must NOT have more than 128 items"}];
return false;
}
else {
if(data22.length < 1){
validate3.errors = [{instancePath:instancePath+"/tool_calls",schemaPath:"#/properties/tool_calls/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid23 = true;
const len1 = data22.length;
for(let i1=0; i1<len1; i1++){
let data23 = data22[i1];
const _errs73 = errors;
const _errs74 = errors;
if(errors === _errs74){
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
let missing18;
if((((data23.id === undefined) && (missing18 = "id")) || ((data23.type === undefined) && (missing18 = "type"))) || ((data23.function === undefined) && (missing18 = "function"))){
validate3.errors = [{instancePath:instancePath+"/tool_calls/" + i1,schemaPath:"contract#/components/schemas/ChatToolCall/required",keyword:"required",params:{missingProperty: missing18},message:"must have required property '"+missing18+"'"}];
return false;
}
else {
if(data23.id !== undefined){
let data24 = data23.id;
const _errs77 = errors;
if(errors === _errs77){
if(typeof data24 === "string"){
if(func0(data24) < 1){
validate3.errors = [{instancePath:instancePath+"/tool_calls/" + i1+"/id",schemaPath:"contract#/components/schemas/ChatToolCall/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate3.errors = [{instancePath:instancePath+"/tool_calls/" + i1+"/id",schemaPath:"contract#/components/schemas/ChatToolCall/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid25 = _errs77 === errors;
}
else {
var valid25 = true;
}
if(valid25){
if(data23.type !== undefined){
let data25 = data23.type;
const _errs79 = errors;
if(typeof data25 !== "string"){
validate3.errors = [{instancePath:instancePath+"/tool_calls/" + i1+"/type",schemaPath:"contract#/components/schemas/ChatToolCall/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("function" !== data25){
validate3.errors = [{instancePath:instancePath+"/tool_calls/" + i1+"/type",schemaPath:"contract#/components/schemas/ChatToolCall/properties/type/const",keyword:"const",params:{allowedValue: "function"},message:"must be equal to constant"}];
return false;
}
var valid25 = _errs79 === errors;
}
else {
var valid25 = true;
}
if(valid25){
if(data23.function !== undefined){
let data26 = data23.function;
const _errs81 = errors;
if(errors === _errs81){
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
let missing19;
if(((data26.name === undefined) && (missing19 = "name")) || ((data26.arguments === undefined) && (missing19 = "arguments"))){
validate3.errors = [{instancePath:instancePath+"/tool_calls/" + i1+"/function",schemaPath:"contract#/components/schemas/ChatToolCall/properties/function/required",keyword:"required",params:{missingProperty: missing19},message:"must have required property '"+missing19+"'"}];
return false;
}
else {
if(data26.name !== undefined){
let data27 = data26.name;
const _errs84 = errors;
if(errors === _errs84){
if(typeof data27 === "string"){
if(func0(data27) < 1){
validate3.errors = [{instancePath:instancePath+"/tool_calls/" + i1+"/function/name",schemaPath:"contract#/components/schemas/ChatToolCall/properties/function/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate3.errors = [{instancePath:instancePath+"/tool_calls/" + i1+"/function/name",schemaPath:"contract#/components/schemas/ChatToolCall/properties/function/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid26 = _errs84 === errors;
}
else {
var valid26 = true;
}
if(valid26){
if(data26.arguments !== undefined){
const _errs86 = errors;
if(typeof data26.arguments !== "string"){
validate3.errors = [{instancePath:instancePath+"/tool_calls/" + i1+"/function/arguments",schemaPath:"contract#/components/schemas/ChatToolCall/properties/function/properties/arguments/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid26 = _errs86 === errors;
}
else {
var valid26 = true;
}
}
}
}
else {
validate3.errors = [{instancePath:instancePath+"/tool_calls/" + i1+"/function",schemaPath:"contract#/components/schemas/ChatToolCall/properties/function/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid25 = _errs81 === errors;
}
else {
var valid25 = true;
}
}
}
}
}
else {
validate3.errors = [{instancePath:instancePath+"/tool_calls/" + i1,schemaPath:"contract#/components/schemas/ChatToolCall/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid23 = _errs73 === errors;
if(!valid23){
break;
}
}
}
}
}
else {
validate3.errors = [{instancePath:instancePath+"/tool_calls",schemaPath:"#/properties/tool_calls/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid8 = _errs71 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data.tool_call_id !== undefined){
let data29 = data.tool_call_id;
const _errs88 = errors;
if(errors === _errs88){
if(typeof data29 === "string"){
if(func0(data29) < 1){
validate3.errors = [{instancePath:instancePath+"/tool_call_id",schemaPath:"#/properties/tool_call_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate3.errors = [{instancePath:instancePath+"/tool_call_id",schemaPath:"#/properties/tool_call_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid8 = _errs88 === errors;
}
else {
var valid8 = true;
}
}
}
}
}
}
}
else {
validate3.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate3.errors = vErrors;
return errors === 0;
}
validate3.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const pattern0 = new RegExp("^[A-Za-z0-9_-]{1,64}$", "u");

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
let missing0;
if((data.models === undefined) && (missing0 = "models")){
validate2.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.models !== undefined){
let data0 = data.models;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
if(data0.length > 8){
validate2.errors = [{instancePath:instancePath+"/models",schemaPath:"#/properties/models/maxItems",keyword:"maxItems",params:{limit: 8},message:"must NOT have more than 8 items"}];
return false;
}
else {
if(data0.length < 2){
validate2.errors = [{instancePath:instancePath+"/models",schemaPath:"#/properties/models/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func0(data1) > 256){
validate2.errors = [{instancePath:instancePath+"/models/" + i0,schemaPath:"#/properties/models/items/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
else {
if(func0(data1) < 1){
validate2.errors = [{instancePath:instancePath+"/models/" + i0,schemaPath:"#/properties/models/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate2.errors = [{instancePath:instancePath+"/models/" + i0,schemaPath:"#/properties/models/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
}
}
else {
validate2.errors = [{instancePath:instancePath+"/models",schemaPath:"#/properties/models/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
let data2 = data.messages;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data2)){
if(data2.length > 10000){
validate2.errors = [{instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/maxItems",keyword:"maxItems",params:{limit: 10000},message:"must NOT have more than 10000 items"}];
return false;
}
else {
if(data2.length < 1){
validate2.errors = [{instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid2 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
const _errs8 = errors;
if(!(validate3(data2[i1], {instancePath:instancePath+"/messages/" + i1,parentData:data2,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid2 = _errs8 === errors;
if(!valid2){
break;
}
}
}
}
}
else {
validate2.errors = [{instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prompt !== undefined){
let data4 = data.prompt;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(func0(data4) < 1){
validate2.errors = [{instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate2.errors = [{instancePath:instancePath+"/prompt",schemaPath:"#/properties/prompt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
let data5 = data.temperature;
const _errs11 = errors;
if((!((typeof data5 == "number") && (isFinite(data5)))) && (data5 !== null)){
validate2.errors = [{instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/type",keyword:"type",params:{type: schema2.properties.temperature.type},message:"must be number,null"}];
return false;
}
if(errors === _errs11){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 2 || isNaN(data5)){
validate2.errors = [{instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2},message:"must be <= 2"}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate2.errors = [{instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs11 === errors;
if(valid0){
if(data.top_p !== undefined){
let data6 = data.top_p;
const _errs13 = errors;
if((!((typeof data6 == "number") && (isFinite(data6)))) && (data6 !== null)){
validate2.errors = [{instancePath:instancePath+"/top_p",schemaPath:"#/properties/top_p/type",keyword:"type",params:{type: schema2.properties.top_p.type},message:"must be number,null"}];
return false;
}
if(errors === _errs13){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 1 || isNaN(data6)){
validate2.errors = [{instancePath:instancePath+"/top_p",schemaPath:"#/properties/top_p/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"}];
return false;
}
else {
if(data6 < 0 || isNaN(data6)){
validate2.errors = [{instancePath:instancePath+"/top_p",schemaPath:"#/properties/top_p/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_tokens !== undefined){
let data7 = data.max_tokens;
const _errs15 = errors;
if((!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) && (data7 !== null)){
validate2.errors = [{instancePath:instancePath+"/max_tokens",schemaPath:"#/properties/max_tokens/type",keyword:"type",params:{type: schema2.properties.max_tokens.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs15){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 1 || isNaN(data7)){
validate2.errors = [{instancePath:instancePath+"/max_tokens",schemaPath:"#/properties/max_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
if(data.max_completion_tokens !== undefined){
let data8 = data.max_completion_tokens;
const _errs17 = errors;
if((!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))) && (data8 !== null)){
validate2.errors = [{instancePath:instancePath+"/max_completion_tokens",schemaPath:"#/properties/max_completion_tokens/type",keyword:"type",params:{type: schema2.properties.max_completion_tokens.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs17){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 1 || isNaN(data8)){
validate2.errors = [{instancePath:instancePath+"/max_completion_tokens",schemaPath:"#/properties/max_completion_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
if(data.n !== undefined){
let data9 = data.n;
const _errs19 = errors;
if((!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))) && (data9 !== null)){
validate2.errors = [{instancePath:instancePath+"/n",schemaPath:"#/properties/n/type",keyword:"type",params:{type: schema2.properties.n.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs19){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 128 || isNaN(data9)){
validate2.errors = [{instancePath:instancePath+"/n",schemaPath:"#/properties/n/maximum",keyword:"maximum",params:{comparison: "<=", limit: 128},message:"must be <= 128"}];
return false;
}
else {
if(data9 < 1 || isNaN(data9)){
validate2.errors = [{instancePath:instancePath+"/n",schemaPath:"#/properties/n/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stream !== undefined){
let data10 = data.stream;
const _errs21 = errors;
if((typeof data10 !== "boolean") && (data10 !== null)){
validate2.errors = [{instancePath:instancePath+"/stream",schemaPath:"#/properties/stream/type",keyword:"type",params:{type: schema2.properties.stream.type},message:"must be boolean,null"}];
return false;
}
if(!((data10 === false) || (data10 === null))){
validate2.errors = [{instancePath:instancePath+"/stream",schemaPath:"#/properties/stream/enum",keyword:"enum",params:{allowedValues: schema2.properties.stream.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stream_options !== undefined){
let data11 = data.stream_options;
const _errs23 = errors;
if((!(data11 && typeof data11 == "object" && !Array.isArray(data11))) && (data11 !== null)){
validate2.errors = [{instancePath:instancePath+"/stream_options",schemaPath:"#/properties/stream_options/type",keyword:"type",params:{type: schema2.properties.stream_options.type},message:"must be object,null"}];
return false;
}
if(errors === _errs23){
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.include_usage !== undefined){
if(typeof data11.include_usage !== "boolean"){
validate2.errors = [{instancePath:instancePath+"/stream_options/include_usage",schemaPath:"#/properties/stream_options/properties/include_usage/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
}
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stop !== undefined){
let data13 = data.stop;
const _errs28 = errors;
if(((typeof data13 !== "string") && (!(Array.isArray(data13)))) && (data13 !== null)){
validate2.errors = [{instancePath:instancePath+"/stop",schemaPath:"#/properties/stop/type",keyword:"type",params:{type: schema2.properties.stop.type},message:"must be string,array,null"}];
return false;
}
if(errors === _errs28){
if(Array.isArray(data13)){
if(data13.length > 4){
validate2.errors = [{instancePath:instancePath+"/stop",schemaPath:"#/properties/stop/maxItems",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items"}];
return false;
}
else {
var valid4 = true;
const len2 = data13.length;
for(let i2=0; i2<len2; i2++){
const _errs30 = errors;
if(typeof data13[i2] !== "string"){
validate2.errors = [{instancePath:instancePath+"/stop/" + i2,schemaPath:"#/properties/stop/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs30 === errors;
if(!valid4){
break;
}
}
}
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seed !== undefined){
let data15 = data.seed;
const _errs32 = errors;
if((!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))) && (data15 !== null)){
validate2.errors = [{instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type: schema2.properties.seed.type},message:"must be integer,null"}];
return false;
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.presence_penalty !== undefined){
let data16 = data.presence_penalty;
const _errs34 = errors;
if((!((typeof data16 == "number") && (isFinite(data16)))) && (data16 !== null)){
validate2.errors = [{instancePath:instancePath+"/presence_penalty",schemaPath:"#/properties/presence_penalty/type",keyword:"type",params:{type: schema2.properties.presence_penalty.type},message:"must be number,null"}];
return false;
}
if(errors === _errs34){
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 2 || isNaN(data16)){
validate2.errors = [{instancePath:instancePath+"/presence_penalty",schemaPath:"#/properties/presence_penalty/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2},message:"must be <= 2"}];
return false;
}
else {
if(data16 < -2 || isNaN(data16)){
validate2.errors = [{instancePath:instancePath+"/presence_penalty",schemaPath:"#/properties/presence_penalty/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2},message:"must be >= -2"}];
return false;
}
}
}
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.frequency_penalty !== undefined){
let data17 = data.frequency_penalty;
const _errs36 = errors;
if((!((typeof data17 == "number") && (isFinite(data17)))) && (data17 !== null)){
validate2.errors = [{instancePath:instancePath+"/frequency_penalty",schemaPath:"#/properties/frequency_penalty/type",keyword:"type",params:{type: schema2.properties.frequency_penalty.type},message:"must be number,null"}];
return false;
}
if(errors === _errs36){
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 2 || isNaN(data17)){
validate2.errors = [{instancePath:instancePath+"/frequency_penalty",schemaPath:"#/properties/frequency_penalty/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2},message:"must be <= 2"}];
return false;
}
else {
if(data17 < -2 || isNaN(data17)){
validate2.errors = [{instancePath:instancePath+"/frequency_penalty",schemaPath:"#/properties/frequency_penalty/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2},message:"must be >= -2"}];
return false;
}
}
}
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.logit_bias !== undefined){
let data18 = data.logit_bias;
const _errs38 = errors;
if((!(data18 && typeof data18 == "object" && !Array.isArray(data18))) && (data18 !== null)){
validate2.errors = [{instancePath:instancePath+"/logit_bias",schemaPath:"#/properties/logit_bias/type",keyword:"type",params:{type: schema2.properties.logit_bias.type},message:"must be object,null"}];
return false;
}
if(errors === _errs38){
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(Object.keys(data18).length > 10000){
validate2.errors = [{instancePath:instancePath+"/logit_bias",schemaPath:"#/properties/logit_bias/maxProperties",keyword:"maxProperties",params:{limit: 10000},message:"must NOT have more than 10000 properties"}];
return false;
}
else {
for(const key0 in data18){
let data19 = data18[key0];
const _errs41 = errors;
if(errors === _errs41){
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 100 || isNaN(data19)){
validate2.errors = [{instancePath:instancePath+"/logit_bias/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/logit_bias/additionalProperties/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"}];
return false;
}
else {
if(data19 < -100 || isNaN(data19)){
validate2.errors = [{instancePath:instancePath+"/logit_bias/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/logit_bias/additionalProperties/minimum",keyword:"minimum",params:{comparison: ">=", limit: -100},message:"must be >= -100"}];
return false;
}
}
}
else {
validate2.errors = [{instancePath:instancePath+"/logit_bias/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/logit_bias/additionalProperties/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid5 = _errs41 === errors;
if(!valid5){
break;
}
}
}
}
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.logprobs !== undefined){
let data20 = data.logprobs;
const _errs43 = errors;
if((typeof data20 !== "boolean") && (data20 !== null)){
validate2.errors = [{instancePath:instancePath+"/logprobs",schemaPath:"#/properties/logprobs/type",keyword:"type",params:{type: schema2.properties.logprobs.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs43 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.top_logprobs !== undefined){
let data21 = data.top_logprobs;
const _errs45 = errors;
if((!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))) && (data21 !== null)){
validate2.errors = [{instancePath:instancePath+"/top_logprobs",schemaPath:"#/properties/top_logprobs/type",keyword:"type",params:{type: schema2.properties.top_logprobs.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs45){
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 > 20 || isNaN(data21)){
validate2.errors = [{instancePath:instancePath+"/top_logprobs",schemaPath:"#/properties/top_logprobs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20},message:"must be <= 20"}];
return false;
}
else {
if(data21 < 0 || isNaN(data21)){
validate2.errors = [{instancePath:instancePath+"/top_logprobs",schemaPath:"#/properties/top_logprobs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs45 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tools !== undefined){
let data22 = data.tools;
const _errs47 = errors;
if((!(Array.isArray(data22))) && (data22 !== null)){
validate2.errors = [{instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type: schema2.properties.tools.type},message:"must be array,null"}];
return false;
}
if(errors === _errs47){
if(Array.isArray(data22)){
if(data22.length > 128){
validate2.errors = [{instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/maxItems",keyword:"maxItems",params:{limit: 128},message:"must NOT have more than 128 items"}];
return false;
}
else {
var valid6 = true;
const len3 = data22.length;
for(let i3=0; i3<len3; i3++){
let data23 = data22[i3];
const _errs49 = errors;
const _errs50 = errors;
if(errors === _errs50){
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
let missing1;
if(((data23.type === undefined) && (missing1 = "type")) || ((data23.function === undefined) && (missing1 = "function"))){
validate2.errors = [{instancePath:instancePath+"/tools/" + i3,schemaPath:"contract#/components/schemas/ChatTool/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data23.type !== undefined){
let data24 = data23.type;
const _errs53 = errors;
if(typeof data24 !== "string"){
validate2.errors = [{instancePath:instancePath+"/tools/" + i3+"/type",schemaPath:"contract#/components/schemas/ChatTool/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("function" !== data24){
validate2.errors = [{instancePath:instancePath+"/tools/" + i3+"/type",schemaPath:"contract#/components/schemas/ChatTool/properties/type/const",keyword:"const",params:{allowedValue: "function"},message:"must be equal to constant"}];
return false;
}
var valid8 = _errs53 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data23.function !== undefined){
let data25 = data23.function;
const _errs55 = errors;
if(errors === _errs55){
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
let missing2;
if((data25.name === undefined) && (missing2 = "name")){
validate2.errors = [{instancePath:instancePath+"/tools/" + i3+"/function",schemaPath:"contract#/components/schemas/ChatTool/properties/function/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data25.name !== undefined){
let data26 = data25.name;
const _errs58 = errors;
if(errors === _errs58){
if(typeof data26 === "string"){
if(!pattern0.test(data26)){
validate2.errors = [{instancePath:instancePath+"/tools/" + i3+"/function/name",schemaPath:"contract#/components/schemas/ChatTool/properties/function/properties/name/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{1,64}$"+"\""}];
return false;
}
}
else {
validate2.errors = [{instancePath:instancePath+"/tools/" + i3+"/function/name",schemaPath:"contract#/components/schemas/ChatTool/properties/function/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid9 = _errs58 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data25.description !== undefined){
const _errs60 = errors;
if(typeof data25.description !== "string"){
validate2.errors = [{instancePath:instancePath+"/tools/" + i3+"/function/description",schemaPath:"contract#/components/schemas/ChatTool/properties/function/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid9 = _errs60 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data25.parameters !== undefined){
let data28 = data25.parameters;
const _errs62 = errors;
if(errors === _errs62){
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
}
else {
validate2.errors = [{instancePath:instancePath+"/tools/" + i3+"/function/parameters",schemaPath:"contract#/components/schemas/ChatTool/properties/function/properties/parameters/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid9 = _errs62 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data25.strict !== undefined){
let data29 = data25.strict;
const _errs65 = errors;
if((typeof data29 !== "boolean") && (data29 !== null)){
validate2.errors = [{instancePath:instancePath+"/tools/" + i3+"/function/strict",schemaPath:"contract#/components/schemas/ChatTool/properties/function/properties/strict/type",keyword:"type",params:{type: schema6.properties.function.properties.strict.type},message:"must be boolean,null"}];
return false;
}
var valid9 = _errs65 === errors;
}
else {
var valid9 = true;
}
}
}
}
}
}
else {
validate2.errors = [{instancePath:instancePath+"/tools/" + i3+"/function",schemaPath:"contract#/components/schemas/ChatTool/properties/function/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid8 = _errs55 === errors;
}
else {
var valid8 = true;
}
}
}
}
else {
validate2.errors = [{instancePath:instancePath+"/tools/" + i3,schemaPath:"contract#/components/schemas/ChatTool/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid6 = _errs49 === errors;
if(!valid6){
break;
}
}
}
}
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tool_choice !== undefined){
let data30 = data.tool_choice;
const _errs67 = errors;
const _errs68 = errors;
let valid10 = false;
let passing0 = null;
const _errs69 = errors;
if(typeof data30 !== "string"){
const err0 = {instancePath:instancePath+"/tool_choice",schemaPath:"#/properties/tool_choice/oneOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((data30 === "none") || (data30 === "auto")) || (data30 === "required"))){
const err1 = {instancePath:instancePath+"/tool_choice",schemaPath:"#/properties/tool_choice/oneOf/0/enum",keyword:"enum",params:{allowedValues: schema2.properties.tool_choice.oneOf[0].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs69 === errors;
if(_valid0){
valid10 = true;
passing0 = 0;
}
const _errs71 = errors;
if(errors === _errs71){
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
let missing3;
if(((data30.type === undefined) && (missing3 = "type")) || ((data30.function === undefined) && (missing3 = "function"))){
const err2 = {instancePath:instancePath+"/tool_choice",schemaPath:"#/properties/tool_choice/oneOf/1/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
if(data30.type !== undefined){
let data31 = data30.type;
const _errs74 = errors;
if(typeof data31 !== "string"){
const err3 = {instancePath:instancePath+"/tool_choice/type",schemaPath:"#/properties/tool_choice/oneOf/1/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("function" !== data31){
const err4 = {instancePath:instancePath+"/tool_choice/type",schemaPath:"#/properties/tool_choice/oneOf/1/properties/type/const",keyword:"const",params:{allowedValue: "function"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var valid11 = _errs74 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data30.function !== undefined){
let data32 = data30.function;
const _errs76 = errors;
if(errors === _errs76){
if(data32 && typeof data32 == "object" && !Array.isArray(data32)){
let missing4;
if((data32.name === undefined) && (missing4 = "name")){
const err5 = {instancePath:instancePath+"/tool_choice/function",schemaPath:"#/properties/tool_choice/oneOf/1/properties/function/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
if(data32.name !== undefined){
let data33 = data32.name;
const _errs79 = errors;
if(errors === _errs79){
if(typeof data33 === "string"){
if(!pattern0.test(data33)){
const err6 = {instancePath:instancePath+"/tool_choice/function/name",schemaPath:"#/properties/tool_choice/oneOf/1/properties/function/properties/name/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{1,64}$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/tool_choice/function/name",schemaPath:"#/properties/tool_choice/oneOf/1/properties/function/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
}
else {
const err8 = {instancePath:instancePath+"/tool_choice/function",schemaPath:"#/properties/tool_choice/oneOf/1/properties/function/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
var valid11 = _errs76 === errors;
}
else {
var valid11 = true;
}
}
}
}
else {
const err9 = {instancePath:instancePath+"/tool_choice",schemaPath:"#/properties/tool_choice/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
var _valid0 = _errs71 === errors;
if(_valid0 && valid10){
valid10 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid10 = true;
passing0 = 1;
}
const _errs81 = errors;
if(data30 !== null){
const err10 = {instancePath:instancePath+"/tool_choice",schemaPath:"#/properties/tool_choice/oneOf/2/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid0 = _errs81 === errors;
if(_valid0 && valid10){
valid10 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid10 = true;
passing0 = 2;
}
}
}
if(!valid10){
const err11 = {instancePath:instancePath+"/tool_choice",schemaPath:"#/properties/tool_choice/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
validate2.errors = vErrors;
return false;
}
else {
errors = _errs68;
if(vErrors !== null){
if(_errs68){
vErrors.length = _errs68;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs67 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parallel_tool_calls !== undefined){
let data34 = data.parallel_tool_calls;
const _errs83 = errors;
if((typeof data34 !== "boolean") && (data34 !== null)){
validate2.errors = [{instancePath:instancePath+"/parallel_tool_calls",schemaPath:"#/properties/parallel_tool_calls/type",keyword:"type",params:{type: schema2.properties.parallel_tool_calls.type},message:"must be boolean,null"}];
return false;
}
var valid0 = _errs83 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.response_format !== undefined){
let data35 = data.response_format;
const _errs85 = errors;
const _errs86 = errors;
if((!(data35 && typeof data35 == "object" && !Array.isArray(data35))) && (data35 !== null)){
validate2.errors = [{instancePath:instancePath+"/response_format",schemaPath:"contract#/components/schemas/ResponseFormat/type",keyword:"type",params:{type: schema7.type},message:"must be object,null"}];
return false;
}
const _errs88 = errors;
let valid14 = true;
const _errs89 = errors;
if(errors === _errs89){
if(data35 && typeof data35 == "object" && !Array.isArray(data35)){
let missing5;
if((data35.type === undefined) && (missing5 = "type")){
const err12 = {};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
else {
if(data35.type !== undefined){
if("json_schema" !== data35.type){
const err13 = {};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
}
else {
const err14 = {};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
var _valid1 = _errs89 === errors;
errors = _errs88;
if(vErrors !== null){
if(_errs88){
vErrors.length = _errs88;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs92 = errors;
if(data35 && typeof data35 == "object" && !Array.isArray(data35)){
let missing6;
if((data35.json_schema === undefined) && (missing6 = "json_schema")){
validate2.errors = [{instancePath:instancePath+"/response_format",schemaPath:"contract#/components/schemas/ResponseFormat/then/required",keyword:"required",params:{missingProperty: missing6},message:"must have required property '"+missing6+"'"}];
return false;
}
}
var _valid1 = _errs92 === errors;
valid14 = _valid1;
if(valid14){
var props1 = {};
props1.json_schema = true;
props1.type = true;
}
}
if(!valid14){
const err15 = {instancePath:instancePath+"/response_format",schemaPath:"contract#/components/schemas/ResponseFormat/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
validate2.errors = vErrors;
return false;
}
if(errors === _errs86){
if(data35 && typeof data35 == "object" && !Array.isArray(data35)){
let missing7;
if((data35.type === undefined) && (missing7 = "type")){
validate2.errors = [{instancePath:instancePath+"/response_format",schemaPath:"contract#/components/schemas/ResponseFormat/required",keyword:"required",params:{missingProperty: missing7},message:"must have required property '"+missing7+"'"}];
return false;
}
else {
if(data35.type !== undefined){
let data37 = data35.type;
const _errs94 = errors;
if(typeof data37 !== "string"){
validate2.errors = [{instancePath:instancePath+"/response_format/type",schemaPath:"contract#/components/schemas/ResponseFormat/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data37 === "text") || (data37 === "json_object")) || (data37 === "json_schema"))){
validate2.errors = [{instancePath:instancePath+"/response_format/type",schemaPath:"contract#/components/schemas/ResponseFormat/properties/type/enum",keyword:"enum",params:{allowedValues: schema7.properties.type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid16 = _errs94 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data35.json_schema !== undefined){
let data38 = data35.json_schema;
const _errs96 = errors;
if(errors === _errs96){
if(data38 && typeof data38 == "object" && !Array.isArray(data38)){
let missing8;
if((data38.name === undefined) && (missing8 = "name")){
validate2.errors = [{instancePath:instancePath+"/response_format/json_schema",schemaPath:"contract#/components/schemas/ResponseFormat/properties/json_schema/required",keyword:"required",params:{missingProperty: missing8},message:"must have required property '"+missing8+"'"}];
return false;
}
else {
if(data38.name !== undefined){
let data39 = data38.name;
const _errs99 = errors;
if(errors === _errs99){
if(typeof data39 === "string"){
if(!pattern0.test(data39)){
validate2.errors = [{instancePath:instancePath+"/response_format/json_schema/name",schemaPath:"contract#/components/schemas/ResponseFormat/properties/json_schema/properties/name/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{1,64}$"+"\""}];
return false;
}
}
else {
validate2.errors = [{instancePath:instancePath+"/response_format/json_schema/name",schemaPath:"contract#/components/schemas/ResponseFormat/properties/json_schema/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid17 = _errs99 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data38.description !== undefined){
const _errs101 = errors;
if(typeof data38.description !== "string"){
validate2.errors = [{instancePath:instancePath+"/response_format/json_schema/description",schemaPath:"contract#/components/schemas/ResponseFormat/properties/json_schema/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid17 = _errs101 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data38.schema !== undefined){
let data41 = data38.schema;
const _errs103 = errors;
if(errors === _errs103){
if(data41 && typeof data41 == "object" && !Array.isArray(data41)){
}
else {
validate2.errors = [{instancePath:instancePath+"/response_format/json_schema/schema",schemaPath:"contract#/components/schemas/ResponseFormat/properties/json_schema/properties/schema/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid17 = _errs103 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data38.strict !== undefined){
let data42 = data38.strict;
const _errs106 = errors;
if((typeof data42 !== "boolean") && (data42 !== null)){
validate2.errors = [{instancePath:instancePath+"/response_format/json_schema/strict",schemaPath:"contract#/components/schemas/ResponseFormat/properties/json_schema/properties/strict/type",keyword:"type",params:{type: schema7.properties.json_schema.properties.strict.type},message:"must be boolean,null"}];
return false;
}
var valid17 = _errs106 === errors;
}
else {
var valid17 = true;
}
}
}
}
}
}
else {
validate2.errors = [{instancePath:instancePath+"/response_format/json_schema",schemaPath:"contract#/components/schemas/ResponseFormat/properties/json_schema/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid16 = _errs96 === errors;
}
else {
var valid16 = true;
}
}
}
}
}
var valid0 = _errs85 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.service_tier !== undefined){
let data43 = data.service_tier;
const _errs108 = errors;
if((typeof data43 !== "string") && (data43 !== null)){
validate2.errors = [{instancePath:instancePath+"/service_tier",schemaPath:"#/properties/service_tier/type",keyword:"type",params:{type: schema2.properties.service_tier.type},message:"must be string,null"}];
return false;
}
if(errors === _errs108){
if(typeof data43 === "string"){
if(func0(data43) > 64){
validate2.errors = [{instancePath:instancePath+"/service_tier",schemaPath:"#/properties/service_tier/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
}
}
var valid0 = _errs108 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user !== undefined){
let data44 = data.user;
const _errs110 = errors;
if((typeof data44 !== "string") && (data44 !== null)){
validate2.errors = [{instancePath:instancePath+"/user",schemaPath:"#/properties/user/type",keyword:"type",params:{type: schema2.properties.user.type},message:"must be string,null"}];
return false;
}
if(errors === _errs110){
if(typeof data44 === "string"){
if(func0(data44) > 512){
validate2.errors = [{instancePath:instancePath+"/user",schemaPath:"#/properties/user/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
}
}
var valid0 = _errs110 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metadata !== undefined){
let data45 = data.metadata;
const _errs112 = errors;
if((!(data45 && typeof data45 == "object" && !Array.isArray(data45))) && (data45 !== null)){
validate2.errors = [{instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type: schema2.properties.metadata.type},message:"must be object,null"}];
return false;
}
if(errors === _errs112){
if(data45 && typeof data45 == "object" && !Array.isArray(data45)){
if(Object.keys(data45).length > 16){
validate2.errors = [{instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/maxProperties",keyword:"maxProperties",params:{limit: 16},message:"must NOT have more than 16 properties"}];
return false;
}
else {
for(const key1 in data45){
const _errs114 = errors;
if(errors === _errs114){
if(typeof key1 === "string"){
if(func0(key1) > 64){
const err16 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/propertyNames/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",propertyName:key1};
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
const err17 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/propertyNames/type",keyword:"type",params:{type: "string"},message:"must be string",propertyName:key1};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
var valid18 = _errs114 === errors;
if(!valid18){
const err18 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/propertyNames",keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
validate2.errors = vErrors;
return false;
break;
}
}
if(valid18){
for(const key2 in data45){
let data46 = data45[key2];
const _errs117 = errors;
if(errors === _errs117){
if(typeof data46 === "string"){
if(func0(data46) > 512){
validate2.errors = [{instancePath:instancePath+"/metadata/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/metadata/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
}
else {
validate2.errors = [{instancePath:instancePath+"/metadata/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/metadata/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid19 = _errs117 === errors;
if(!valid19){
break;
}
}
}
}
}
}
var valid0 = _errs112 === errors;
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
}
else {
validate2.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
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
