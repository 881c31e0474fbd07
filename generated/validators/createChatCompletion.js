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
const schema0 = {"$ref":"contract#/components/schemas/ChatCompletionRequest"};
const schema2 = {"type":"object","required":["model","messages"],"additionalProperties":true,"properties":{"model":{"description":"An id of the catalog; with `:free` and under its aliases it is understood too.","type":"string","minLength":1,"maxLength":256},"messages":{"description":"The conversation so far.","type":"array","minItems":1,"items":{"$ref":"contract#/components/schemas/ChatMessage"}},"temperature":{"description":"Sampling temperature; higher is more varied.","type":["number","null"],"minimum":0,"maximum":2,"default":0.7},"top_p":{"description":"Nucleus sampling, the share of probability mass considered.","type":["number","null"],"minimum":0,"maximum":1},"max_tokens":{"description":"Most tokens of the answer.","type":["integer","null"],"minimum":1},"max_completion_tokens":{"description":"Another name of `max_tokens`; counts before it.","type":["integer","null"],"minimum":1},"n":{"description":"How many answers; 1 without it.","type":["integer","null"],"minimum":1,"maximum":128},"stream":{"description":"Whether to answer with server-sent events.","type":["boolean","null"],"default":false},"stream_options":{"description":"Only with `stream`.","type":["object","null"],"additionalProperties":true,"properties":{"include_usage":{"description":"Whether a last chunk carries `usage`.","type":"boolean"}}},"stop":{"description":"The answer ends before any of these, at most 4.","type":["string","array","null"],"maxItems":4,"items":{"type":"string"}},"seed":{"description":"Asks for the same answer to the same request, as far as the provider can.","type":["integer","null"]},"presence_penalty":{"description":"Above 0, words that already occurred become less likely.","type":["number","null"],"minimum":-2,"maximum":2},"frequency_penalty":{"description":"Above 0, words become less likely the more often they occurred.","type":["number","null"],"minimum":-2,"maximum":2},"logit_bias":{"description":"By token id, a bias from -100 to 100.","type":["object","null"],"additionalProperties":{"type":"number","minimum":-100,"maximum":100}},"logprobs":{"description":"Whether to answer with the log probabilities of the tokens.","type":["boolean","null"]},"top_logprobs":{"description":"How many alternatives for each token; only with `logprobs`.","type":["integer","null"],"minimum":0,"maximum":20},"tools":{"description":"OpenAI's tool definitions; plan-dependent.","type":["array","null"],"maxItems":128,"items":{"$ref":"contract#/components/schemas/ChatTool"}},"tool_choice":{"description":"Which tool to call; `auto` where there are tools, else `none`.","oneOf":[{"type":"string","enum":["none","auto","required"]},{"type":"object","required":["type","function"],"additionalProperties":true,"properties":{"type":{"type":"string","const":"function"},"function":{"type":"object","required":["name"],"additionalProperties":true,"properties":{"name":{"type":"string","pattern":"^[A-Za-z0-9_-]{1,64}$"}}}}},{"type":"null"}]},"parallel_tool_calls":{"description":"Whether the model may call several tools at once.","type":["boolean","null"]},"response_format":{"$ref":"contract#/components/schemas/ResponseFormat"},"user":{"description":"Your own name for the end user, for the provider's abuse checks.","type":["string","null"],"maxLength":512},"metadata":{"description":"Up to 16 short texts of your own; they are not stored.","type":["object","null"],"maxProperties":16,"propertyNames":{"type":"string","maxLength":64},"additionalProperties":{"type":"string","maxLength":512}}}};
const schema6 = {"type":"object","required":["type","function"],"additionalProperties":true,"properties":{"type":{"type":"string","const":"function"},"function":{"type":"object","required":["name"],"additionalProperties":true,"properties":{"name":{"type":"string","pattern":"^[A-Za-z0-9_-]{1,64}$"},"description":{"type":"string"},"parameters":{"description":"A JSON Schema of the arguments.","type":"object","additionalProperties":true},"strict":{"type":["boolean","null"]}}}}};
const schema7 = {"description":"`json_object` and `json_schema` make sure that the answer is JSON; the latter that it fits the schema.","type":["object","null"],"required":["type"],"additionalProperties":true,"properties":{"type":{"type":"string","enum":["text","json_object","json_schema"]},"json_schema":{"type":"object","required":["name"],"additionalProperties":true,"properties":{"name":{"type":"string","pattern":"^[A-Za-z0-9_-]{1,64}$"},"description":{"type":"string"},"schema":{"type":"object","additionalProperties":true},"strict":{"type":["boolean","null"]}}}},"if":{"type":"object","required":["type"],"properties":{"type":{"const":"json_schema"}}},"then":{"required":["json_schema"],"properties":{"json_schema":true}}};
const func0 = imported0.default;
const schema3 = {"type":"object","required":["role"],"additionalProperties":true,"properties":{"role":{"description":"Who speaks; `developer` is taken as `system`.","type":"string","enum":["system","developer","user","assistant","tool"]},"content":{"description":"Text or OpenAI's content parts; null or absent only beside an assistant's `tool_calls`.","type":["string","array","null"],"minItems":1,"items":{"$ref":"contract#/components/schemas/ContentPart"}},"name":{"description":"Tells speakers of the same role apart.","type":"string","maxLength":256},"tool_calls":{"description":"The tools that the assistant called.","type":"array","minItems":1,"items":{"$ref":"contract#/components/schemas/ChatToolCall"}},"tool_call_id":{"description":"Which call this tool message answers.","type":"string","minLength":1}},"allOf":[{"if":{"required":["role"],"properties":{"role":{"const":"assistant"},"content":{"const":null}}},"then":{"required":["tool_calls"],"properties":{"tool_calls":true}}},{"if":{"required":["role"],"properties":{"role":{"enum":["system","developer","user","tool"]}}},"then":{"required":["content"],"properties":{"content":{"type":["string","array"]}}}},{"if":{"required":["role"],"properties":{"role":{"const":"tool"}}},"then":{"required":["tool_call_id"],"properties":{"tool_call_id":true}}}]};
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
if(data.tool_calls === undefined){
const err3 = {instancePath,schemaPath:"#/allOf/0/then/required",keyword:"required",params:{missingProperty: "tool_calls"},message:"must have required property '"+"tool_calls"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
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
const err4 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const _errs8 = errors;
let valid3 = true;
const _errs9 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.role === undefined) && (missing1 = "role")){
const err5 = {};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
if(data.role !== undefined){
let data2 = data.role;
if(!((((data2 === "system") || (data2 === "developer")) || (data2 === "user")) || (data2 === "tool"))){
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
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
if(data.content === undefined){
const err7 = {instancePath,schemaPath:"#/allOf/1/then/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.content !== undefined){
let data3 = data.content;
if((typeof data3 !== "string") && (!(Array.isArray(data3)))){
const err8 = {instancePath:instancePath+"/content",schemaPath:"#/allOf/1/then/properties/content/type",keyword:"type",params:{type: schema3.allOf[1].then.properties.content.type},message:"must be string,array"};
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
var _valid1 = _errs11 === errors;
valid3 = _valid1;
if(valid3){
var props1 = {};
props1.content = true;
props1.role = true;
}
}
if(!valid3){
const err9 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(props0 !== true && props1 !== undefined){
if(props1 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props1);
}
}
const _errs15 = errors;
let valid6 = true;
const _errs16 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.role === undefined) && (missing2 = "role")){
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
if(data.role !== undefined){
if("tool" !== data.role){
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
if(data.tool_call_id === undefined){
const err12 = {instancePath,schemaPath:"#/allOf/2/then/required",keyword:"required",params:{missingProperty: "tool_call_id"},message:"must have required property '"+"tool_call_id"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
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
const err13 = {instancePath,schemaPath:"#/allOf/2/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(props0 !== true && props2 !== undefined){
if(props2 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props2);
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.role === undefined){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "role"},message:"must have required property '"+"role"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.role !== undefined){
let data5 = data.role;
if(typeof data5 !== "string"){
const err15 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!(((((data5 === "system") || (data5 === "developer")) || (data5 === "user")) || (data5 === "assistant")) || (data5 === "tool"))){
const err16 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{allowedValues: schema3.properties.role.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.content !== undefined){
let data6 = data.content;
if(((typeof data6 !== "string") && (!(Array.isArray(data6)))) && (data6 !== null)){
const err17 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: schema3.properties.content.type},message:"must be string,array,null"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(Array.isArray(data6)){
if(data6.length < 1){
const err18 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
const _errs28 = errors;
let valid13 = true;
const _errs29 = errors;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing3;
if((data7.type === undefined) && (missing3 = "type")){
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
if("text" !== data7.type){
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
if(data7.text === undefined){
const err21 = {instancePath:instancePath+"/content/" + i0,schemaPath:"contract#/components/schemas/ContentPart/allOf/0/then/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
var _valid3 = _errs31 === errors;
valid13 = _valid3;
if(valid13){
var props3 = {};
props3.text = true;
props3.type = true;
}
}
if(!valid13){
const err22 = {instancePath:instancePath+"/content/" + i0,schemaPath:"contract#/components/schemas/ContentPart/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
const _errs33 = errors;
let valid15 = true;
const _errs34 = errors;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing4;
if((data7.type === undefined) && (missing4 = "type")){
const err23 = {};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
else {
if(data7.type !== undefined){
if("image_url" !== data7.type){
const err24 = {};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
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
if(data7.image_url === undefined){
const err25 = {instancePath:instancePath+"/content/" + i0,schemaPath:"contract#/components/schemas/ContentPart/allOf/1/then/required",keyword:"required",params:{missingProperty: "image_url"},message:"must have required property '"+"image_url"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
var _valid4 = _errs36 === errors;
valid15 = _valid4;
if(valid15){
var props4 = {};
props4.image_url = true;
props4.type = true;
}
}
if(!valid15){
const err26 = {instancePath:instancePath+"/content/" + i0,schemaPath:"contract#/components/schemas/ContentPart/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(props3 !== true && props4 !== undefined){
if(props4 === true){
props3 = true;
}
else {
props3 = props3 || {};
Object.assign(props3, props4);
}
}
const _errs38 = errors;
let valid17 = true;
const _errs39 = errors;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing5;
if((data7.type === undefined) && (missing5 = "type")){
const err27 = {};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
else {
if(data7.type !== undefined){
if("input_audio" !== data7.type){
const err28 = {};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
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
if(data7.input_audio === undefined){
const err29 = {instancePath:instancePath+"/content/" + i0,schemaPath:"contract#/components/schemas/ContentPart/allOf/2/then/required",keyword:"required",params:{missingProperty: "input_audio"},message:"must have required property '"+"input_audio"+"'"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
var _valid5 = _errs41 === errors;
valid17 = _valid5;
if(valid17){
var props5 = {};
props5.input_audio = true;
props5.type = true;
}
}
if(!valid17){
const err30 = {instancePath:instancePath+"/content/" + i0,schemaPath:"contract#/components/schemas/ContentPart/allOf/2/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(props3 !== true && props5 !== undefined){
if(props5 === true){
props3 = true;
}
else {
props3 = props3 || {};
Object.assign(props3, props5);
}
}
const _errs43 = errors;
let valid19 = true;
const _errs44 = errors;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing6;
if((data7.type === undefined) && (missing6 = "type")){
const err31 = {};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
else {
if(data7.type !== undefined){
if("file" !== data7.type){
const err32 = {};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
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
if(data7.file === undefined){
const err33 = {instancePath:instancePath+"/content/" + i0,schemaPath:"contract#/components/schemas/ContentPart/allOf/3/then/required",keyword:"required",params:{missingProperty: "file"},message:"must have required property '"+"file"+"'"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
var _valid6 = _errs46 === errors;
valid19 = _valid6;
if(valid19){
var props6 = {};
props6.file = true;
props6.type = true;
}
}
if(!valid19){
const err34 = {instancePath:instancePath+"/content/" + i0,schemaPath:"contract#/components/schemas/ContentPart/allOf/3/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(props3 !== true && props6 !== undefined){
if(props6 === true){
props3 = true;
}
else {
props3 = props3 || {};
Object.assign(props3, props6);
}
}
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.type === undefined){
const err35 = {instancePath:instancePath+"/content/" + i0,schemaPath:"contract#/components/schemas/ContentPart/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data7.type !== undefined){
let data12 = data7.type;
if(typeof data12 === "string"){
if(func0(data12) < 1){
const err36 = {instancePath:instancePath+"/content/" + i0+"/type",schemaPath:"contract#/components/schemas/ContentPart/properties/type/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/content/" + i0+"/type",schemaPath:"contract#/components/schemas/ContentPart/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data7.text !== undefined){
if(typeof data7.text !== "string"){
const err38 = {instancePath:instancePath+"/content/" + i0+"/text",schemaPath:"contract#/components/schemas/ContentPart/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data7.image_url !== undefined){
let data14 = data7.image_url;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.url === undefined){
const err39 = {instancePath:instancePath+"/content/" + i0+"/image_url",schemaPath:"contract#/components/schemas/ContentPart/properties/image_url/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data14.url !== undefined){
let data15 = data14.url;
if(typeof data15 === "string"){
if(func0(data15) < 1){
const err40 = {instancePath:instancePath+"/content/" + i0+"/image_url/url",schemaPath:"contract#/components/schemas/ContentPart/properties/image_url/properties/url/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/content/" + i0+"/image_url/url",schemaPath:"contract#/components/schemas/ContentPart/properties/image_url/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data14.detail !== undefined){
let data16 = data14.detail;
if(typeof data16 !== "string"){
const err42 = {instancePath:instancePath+"/content/" + i0+"/image_url/detail",schemaPath:"contract#/components/schemas/ContentPart/properties/image_url/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(!(((data16 === "auto") || (data16 === "low")) || (data16 === "high"))){
const err43 = {instancePath:instancePath+"/content/" + i0+"/image_url/detail",schemaPath:"contract#/components/schemas/ContentPart/properties/image_url/properties/detail/enum",keyword:"enum",params:{allowedValues: schema4.properties.image_url.properties.detail.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
}
else {
const err44 = {instancePath:instancePath+"/content/" + i0+"/image_url",schemaPath:"contract#/components/schemas/ContentPart/properties/image_url/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data7.input_audio !== undefined){
let data17 = data7.input_audio;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(data17.data === undefined){
const err45 = {instancePath:instancePath+"/content/" + i0+"/input_audio",schemaPath:"contract#/components/schemas/ContentPart/properties/input_audio/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(data17.format === undefined){
const err46 = {instancePath:instancePath+"/content/" + i0+"/input_audio",schemaPath:"contract#/components/schemas/ContentPart/properties/input_audio/required",keyword:"required",params:{missingProperty: "format"},message:"must have required property '"+"format"+"'"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(data17.data !== undefined){
if(typeof data17.data !== "string"){
const err47 = {instancePath:instancePath+"/content/" + i0+"/input_audio/data",schemaPath:"contract#/components/schemas/ContentPart/properties/input_audio/properties/data/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data17.format !== undefined){
if(typeof data17.format !== "string"){
const err48 = {instancePath:instancePath+"/content/" + i0+"/input_audio/format",schemaPath:"contract#/components/schemas/ContentPart/properties/input_audio/properties/format/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
}
else {
const err49 = {instancePath:instancePath+"/content/" + i0+"/input_audio",schemaPath:"contract#/components/schemas/ContentPart/properties/input_audio/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data7.file !== undefined){
let data20 = data7.file;
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
}
else {
const err50 = {instancePath:instancePath+"/content/" + i0+"/file",schemaPath:"contract#/components/schemas/ContentPart/properties/file/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
}
else {
const err51 = {instancePath:instancePath+"/content/" + i0,schemaPath:"contract#/components/schemas/ContentPart/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
}
}
if(data.name !== undefined){
let data21 = data.name;
if(typeof data21 === "string"){
if(func0(data21) > 256){
const err52 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
else {
const err53 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data.tool_calls !== undefined){
let data22 = data.tool_calls;
if(Array.isArray(data22)){
if(data22.length < 1){
const err54 = {instancePath:instancePath+"/tool_calls",schemaPath:"#/properties/tool_calls/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
const len1 = data22.length;
for(let i1=0; i1<len1; i1++){
let data23 = data22[i1];
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
if(data23.id === undefined){
const err55 = {instancePath:instancePath+"/tool_calls/" + i1,schemaPath:"contract#/components/schemas/ChatToolCall/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(data23.type === undefined){
const err56 = {instancePath:instancePath+"/tool_calls/" + i1,schemaPath:"contract#/components/schemas/ChatToolCall/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(data23.function === undefined){
const err57 = {instancePath:instancePath+"/tool_calls/" + i1,schemaPath:"contract#/components/schemas/ChatToolCall/required",keyword:"required",params:{missingProperty: "function"},message:"must have required property '"+"function"+"'"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(data23.id !== undefined){
let data24 = data23.id;
if(typeof data24 === "string"){
if(func0(data24) < 1){
const err58 = {instancePath:instancePath+"/tool_calls/" + i1+"/id",schemaPath:"contract#/components/schemas/ChatToolCall/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
else {
const err59 = {instancePath:instancePath+"/tool_calls/" + i1+"/id",schemaPath:"contract#/components/schemas/ChatToolCall/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data23.type !== undefined){
let data25 = data23.type;
if(typeof data25 !== "string"){
const err60 = {instancePath:instancePath+"/tool_calls/" + i1+"/type",schemaPath:"contract#/components/schemas/ChatToolCall/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if("function" !== data25){
const err61 = {instancePath:instancePath+"/tool_calls/" + i1+"/type",schemaPath:"contract#/components/schemas/ChatToolCall/properties/type/const",keyword:"const",params:{allowedValue: "function"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data23.function !== undefined){
let data26 = data23.function;
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
if(data26.name === undefined){
const err62 = {instancePath:instancePath+"/tool_calls/" + i1+"/function",schemaPath:"contract#/components/schemas/ChatToolCall/properties/function/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(data26.arguments === undefined){
const err63 = {instancePath:instancePath+"/tool_calls/" + i1+"/function",schemaPath:"contract#/components/schemas/ChatToolCall/properties/function/required",keyword:"required",params:{missingProperty: "arguments"},message:"must have required property '"+"arguments"+"'"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(data26.name !== undefined){
let data27 = data26.name;
if(typeof data27 === "string"){
if(func0(data27) < 1){
const err64 = {instancePath:instancePath+"/tool_calls/" + i1+"/function/name",schemaPath:"contract#/components/schemas/ChatToolCall/properties/function/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
else {
const err65 = {instancePath:instancePath+"/tool_calls/" + i1+"/function/name",schemaPath:"contract#/components/schemas/ChatToolCall/properties/function/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data26.arguments !== undefined){
if(typeof data26.arguments !== "string"){
const err66 = {instancePath:instancePath+"/tool_calls/" + i1+"/function/arguments",schemaPath:"contract#/components/schemas/ChatToolCall/properties/function/properties/arguments/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
}
else {
const err67 = {instancePath:instancePath+"/tool_calls/" + i1+"/function",schemaPath:"contract#/components/schemas/ChatToolCall/properties/function/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
}
else {
const err68 = {instancePath:instancePath+"/tool_calls/" + i1,schemaPath:"contract#/components/schemas/ChatToolCall/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
}
else {
const err69 = {instancePath:instancePath+"/tool_calls",schemaPath:"#/properties/tool_calls/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data.tool_call_id !== undefined){
let data29 = data.tool_call_id;
if(typeof data29 === "string"){
if(func0(data29) < 1){
const err70 = {instancePath:instancePath+"/tool_call_id",schemaPath:"#/properties/tool_call_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
else {
const err71 = {instancePath:instancePath+"/tool_call_id",schemaPath:"#/properties/tool_call_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
}
else {
const err72 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.temperature === undefined){
data.temperature = 0.7;
}
if(data.stream === undefined){
data.stream = false;
}
if(data.model === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "model"},message:"must have required property '"+"model"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.messages === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "messages"},message:"must have required property '"+"messages"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.model !== undefined){
let data0 = data.model;
if(typeof data0 === "string"){
if(func0(data0) > 256){
const err2 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func0(data0) < 1){
const err3 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err4 = {instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.messages !== undefined){
let data1 = data.messages;
if(Array.isArray(data1)){
if(data1.length < 1){
const err5 = {instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate3(data1[i0], {instancePath:instancePath+"/messages/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
let data3 = data.temperature;
if((!(typeof data3 == "number")) && (data3 !== null)){
const err7 = {instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/type",keyword:"type",params:{type: schema2.properties.temperature.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(typeof data3 == "number"){
if(data3 > 2 || isNaN(data3)){
const err8 = {instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2},message:"must be <= 2"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err9 = {instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.top_p !== undefined){
let data4 = data.top_p;
if((!(typeof data4 == "number")) && (data4 !== null)){
const err10 = {instancePath:instancePath+"/top_p",schemaPath:"#/properties/top_p/type",keyword:"type",params:{type: schema2.properties.top_p.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(typeof data4 == "number"){
if(data4 > 1 || isNaN(data4)){
const err11 = {instancePath:instancePath+"/top_p",schemaPath:"#/properties/top_p/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err12 = {instancePath:instancePath+"/top_p",schemaPath:"#/properties/top_p/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data.max_tokens !== undefined){
let data5 = data.max_tokens;
if((!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))) && (data5 !== null)){
const err13 = {instancePath:instancePath+"/max_tokens",schemaPath:"#/properties/max_tokens/type",keyword:"type",params:{type: schema2.properties.max_tokens.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(typeof data5 == "number"){
if(data5 < 1 || isNaN(data5)){
const err14 = {instancePath:instancePath+"/max_tokens",schemaPath:"#/properties/max_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.max_completion_tokens !== undefined){
let data6 = data.max_completion_tokens;
if((!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))) && (data6 !== null)){
const err15 = {instancePath:instancePath+"/max_completion_tokens",schemaPath:"#/properties/max_completion_tokens/type",keyword:"type",params:{type: schema2.properties.max_completion_tokens.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(typeof data6 == "number"){
if(data6 < 1 || isNaN(data6)){
const err16 = {instancePath:instancePath+"/max_completion_tokens",schemaPath:"#/properties/max_completion_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
if(data.n !== undefined){
let data7 = data.n;
if((!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))) && (data7 !== null)){
const err17 = {instancePath:instancePath+"/n",schemaPath:"#/properties/n/type",keyword:"type",params:{type: schema2.properties.n.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(typeof data7 == "number"){
if(data7 > 128 || isNaN(data7)){
const err18 = {instancePath:instancePath+"/n",schemaPath:"#/properties/n/maximum",keyword:"maximum",params:{comparison: "<=", limit: 128},message:"must be <= 128"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data7 < 1 || isNaN(data7)){
const err19 = {instancePath:instancePath+"/n",schemaPath:"#/properties/n/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
let data8 = data.stream;
if((typeof data8 !== "boolean") && (data8 !== null)){
const err20 = {instancePath:instancePath+"/stream",schemaPath:"#/properties/stream/type",keyword:"type",params:{type: schema2.properties.stream.type},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data.stream_options !== undefined){
let data9 = data.stream_options;
if((!(data9 && typeof data9 == "object" && !Array.isArray(data9))) && (data9 !== null)){
const err21 = {instancePath:instancePath+"/stream_options",schemaPath:"#/properties/stream_options/type",keyword:"type",params:{type: schema2.properties.stream_options.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.include_usage !== undefined){
if(typeof data9.include_usage !== "boolean"){
const err22 = {instancePath:instancePath+"/stream_options/include_usage",schemaPath:"#/properties/stream_options/properties/include_usage/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
}
if(data.stop !== undefined){
let data11 = data.stop;
if(((typeof data11 !== "string") && (!(Array.isArray(data11)))) && (data11 !== null)){
const err23 = {instancePath:instancePath+"/stop",schemaPath:"#/properties/stop/type",keyword:"type",params:{type: schema2.properties.stop.type},message:"must be string,array,null"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(Array.isArray(data11)){
if(data11.length > 4){
const err24 = {instancePath:instancePath+"/stop",schemaPath:"#/properties/stop/maxItems",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
if(typeof data11[i1] !== "string"){
const err25 = {instancePath:instancePath+"/stop/" + i1,schemaPath:"#/properties/stop/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
}
if(data.seed !== undefined){
let data13 = data.seed;
if((!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))) && (data13 !== null)){
const err26 = {instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type: schema2.properties.seed.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.presence_penalty !== undefined){
let data14 = data.presence_penalty;
if((!(typeof data14 == "number")) && (data14 !== null)){
const err27 = {instancePath:instancePath+"/presence_penalty",schemaPath:"#/properties/presence_penalty/type",keyword:"type",params:{type: schema2.properties.presence_penalty.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(typeof data14 == "number"){
if(data14 > 2 || isNaN(data14)){
const err28 = {instancePath:instancePath+"/presence_penalty",schemaPath:"#/properties/presence_penalty/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2},message:"must be <= 2"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data14 < -2 || isNaN(data14)){
const err29 = {instancePath:instancePath+"/presence_penalty",schemaPath:"#/properties/presence_penalty/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2},message:"must be >= -2"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
if(data.frequency_penalty !== undefined){
let data15 = data.frequency_penalty;
if((!(typeof data15 == "number")) && (data15 !== null)){
const err30 = {instancePath:instancePath+"/frequency_penalty",schemaPath:"#/properties/frequency_penalty/type",keyword:"type",params:{type: schema2.properties.frequency_penalty.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(typeof data15 == "number"){
if(data15 > 2 || isNaN(data15)){
const err31 = {instancePath:instancePath+"/frequency_penalty",schemaPath:"#/properties/frequency_penalty/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2},message:"must be <= 2"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data15 < -2 || isNaN(data15)){
const err32 = {instancePath:instancePath+"/frequency_penalty",schemaPath:"#/properties/frequency_penalty/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2},message:"must be >= -2"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
if(data.logit_bias !== undefined){
let data16 = data.logit_bias;
if((!(data16 && typeof data16 == "object" && !Array.isArray(data16))) && (data16 !== null)){
const err33 = {instancePath:instancePath+"/logit_bias",schemaPath:"#/properties/logit_bias/type",keyword:"type",params:{type: schema2.properties.logit_bias.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
for(const key0 in data16){
let data17 = data16[key0];
if(typeof data17 == "number"){
if(data17 > 100 || isNaN(data17)){
const err34 = {instancePath:instancePath+"/logit_bias/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/logit_bias/additionalProperties/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data17 < -100 || isNaN(data17)){
const err35 = {instancePath:instancePath+"/logit_bias/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/logit_bias/additionalProperties/minimum",keyword:"minimum",params:{comparison: ">=", limit: -100},message:"must be >= -100"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/logit_bias/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/logit_bias/additionalProperties/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
}
if(data.logprobs !== undefined){
let data18 = data.logprobs;
if((typeof data18 !== "boolean") && (data18 !== null)){
const err37 = {instancePath:instancePath+"/logprobs",schemaPath:"#/properties/logprobs/type",keyword:"type",params:{type: schema2.properties.logprobs.type},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.top_logprobs !== undefined){
let data19 = data.top_logprobs;
if((!((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19)))) && (data19 !== null)){
const err38 = {instancePath:instancePath+"/top_logprobs",schemaPath:"#/properties/top_logprobs/type",keyword:"type",params:{type: schema2.properties.top_logprobs.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(typeof data19 == "number"){
if(data19 > 20 || isNaN(data19)){
const err39 = {instancePath:instancePath+"/top_logprobs",schemaPath:"#/properties/top_logprobs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20},message:"must be <= 20"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data19 < 0 || isNaN(data19)){
const err40 = {instancePath:instancePath+"/top_logprobs",schemaPath:"#/properties/top_logprobs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
if(data.tools !== undefined){
let data20 = data.tools;
if((!(Array.isArray(data20))) && (data20 !== null)){
const err41 = {instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type: schema2.properties.tools.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(Array.isArray(data20)){
if(data20.length > 128){
const err42 = {instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/maxItems",keyword:"maxItems",params:{limit: 128},message:"must NOT have more than 128 items"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
const len2 = data20.length;
for(let i2=0; i2<len2; i2++){
let data21 = data20[i2];
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if(data21.type === undefined){
const err43 = {instancePath:instancePath+"/tools/" + i2,schemaPath:"contract#/components/schemas/ChatTool/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data21.function === undefined){
const err44 = {instancePath:instancePath+"/tools/" + i2,schemaPath:"contract#/components/schemas/ChatTool/required",keyword:"required",params:{missingProperty: "function"},message:"must have required property '"+"function"+"'"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data21.type !== undefined){
let data22 = data21.type;
if(typeof data22 !== "string"){
const err45 = {instancePath:instancePath+"/tools/" + i2+"/type",schemaPath:"contract#/components/schemas/ChatTool/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if("function" !== data22){
const err46 = {instancePath:instancePath+"/tools/" + i2+"/type",schemaPath:"contract#/components/schemas/ChatTool/properties/type/const",keyword:"const",params:{allowedValue: "function"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data21.function !== undefined){
let data23 = data21.function;
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
if(data23.name === undefined){
const err47 = {instancePath:instancePath+"/tools/" + i2+"/function",schemaPath:"contract#/components/schemas/ChatTool/properties/function/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(data23.name !== undefined){
let data24 = data23.name;
if(typeof data24 === "string"){
if(!pattern0.test(data24)){
const err48 = {instancePath:instancePath+"/tools/" + i2+"/function/name",schemaPath:"contract#/components/schemas/ChatTool/properties/function/properties/name/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{1,64}$"+"\""};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
else {
const err49 = {instancePath:instancePath+"/tools/" + i2+"/function/name",schemaPath:"contract#/components/schemas/ChatTool/properties/function/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data23.description !== undefined){
if(typeof data23.description !== "string"){
const err50 = {instancePath:instancePath+"/tools/" + i2+"/function/description",schemaPath:"contract#/components/schemas/ChatTool/properties/function/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data23.parameters !== undefined){
let data26 = data23.parameters;
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
}
else {
const err51 = {instancePath:instancePath+"/tools/" + i2+"/function/parameters",schemaPath:"contract#/components/schemas/ChatTool/properties/function/properties/parameters/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data23.strict !== undefined){
let data27 = data23.strict;
if((typeof data27 !== "boolean") && (data27 !== null)){
const err52 = {instancePath:instancePath+"/tools/" + i2+"/function/strict",schemaPath:"contract#/components/schemas/ChatTool/properties/function/properties/strict/type",keyword:"type",params:{type: schema6.properties.function.properties.strict.type},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
}
else {
const err53 = {instancePath:instancePath+"/tools/" + i2+"/function",schemaPath:"contract#/components/schemas/ChatTool/properties/function/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
}
else {
const err54 = {instancePath:instancePath+"/tools/" + i2,schemaPath:"contract#/components/schemas/ChatTool/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
}
}
if(data.tool_choice !== undefined){
let data28 = data.tool_choice;
const _errs64 = errors;
let valid12 = false;
let passing0 = null;
const _errs65 = errors;
if(typeof data28 !== "string"){
const err55 = {instancePath:instancePath+"/tool_choice",schemaPath:"#/properties/tool_choice/oneOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(!(((data28 === "none") || (data28 === "auto")) || (data28 === "required"))){
const err56 = {instancePath:instancePath+"/tool_choice",schemaPath:"#/properties/tool_choice/oneOf/0/enum",keyword:"enum",params:{allowedValues: schema2.properties.tool_choice.oneOf[0].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
var _valid0 = _errs65 === errors;
if(_valid0){
valid12 = true;
passing0 = 0;
}
const _errs67 = errors;
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
if(data28.type === undefined){
const err57 = {instancePath:instancePath+"/tool_choice",schemaPath:"#/properties/tool_choice/oneOf/1/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(data28.function === undefined){
const err58 = {instancePath:instancePath+"/tool_choice",schemaPath:"#/properties/tool_choice/oneOf/1/required",keyword:"required",params:{missingProperty: "function"},message:"must have required property '"+"function"+"'"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(data28.type !== undefined){
let data29 = data28.type;
if(typeof data29 !== "string"){
const err59 = {instancePath:instancePath+"/tool_choice/type",schemaPath:"#/properties/tool_choice/oneOf/1/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if("function" !== data29){
const err60 = {instancePath:instancePath+"/tool_choice/type",schemaPath:"#/properties/tool_choice/oneOf/1/properties/type/const",keyword:"const",params:{allowedValue: "function"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data28.function !== undefined){
let data30 = data28.function;
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
if(data30.name === undefined){
const err61 = {instancePath:instancePath+"/tool_choice/function",schemaPath:"#/properties/tool_choice/oneOf/1/properties/function/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(data30.name !== undefined){
let data31 = data30.name;
if(typeof data31 === "string"){
if(!pattern0.test(data31)){
const err62 = {instancePath:instancePath+"/tool_choice/function/name",schemaPath:"#/properties/tool_choice/oneOf/1/properties/function/properties/name/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{1,64}$"+"\""};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
else {
const err63 = {instancePath:instancePath+"/tool_choice/function/name",schemaPath:"#/properties/tool_choice/oneOf/1/properties/function/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
}
else {
const err64 = {instancePath:instancePath+"/tool_choice/function",schemaPath:"#/properties/tool_choice/oneOf/1/properties/function/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
}
else {
const err65 = {instancePath:instancePath+"/tool_choice",schemaPath:"#/properties/tool_choice/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
var _valid0 = _errs67 === errors;
if(_valid0 && valid12){
valid12 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid12 = true;
passing0 = 1;
}
const _errs77 = errors;
if(data28 !== null){
const err66 = {instancePath:instancePath+"/tool_choice",schemaPath:"#/properties/tool_choice/oneOf/2/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
var _valid0 = _errs77 === errors;
if(_valid0 && valid12){
valid12 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid12 = true;
passing0 = 2;
}
}
}
if(!valid12){
const err67 = {instancePath:instancePath+"/tool_choice",schemaPath:"#/properties/tool_choice/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
else {
errors = _errs64;
if(vErrors !== null){
if(_errs64){
vErrors.length = _errs64;
}
else {
vErrors = null;
}
}
}
}
if(data.parallel_tool_calls !== undefined){
let data32 = data.parallel_tool_calls;
if((typeof data32 !== "boolean") && (data32 !== null)){
const err68 = {instancePath:instancePath+"/parallel_tool_calls",schemaPath:"#/properties/parallel_tool_calls/type",keyword:"type",params:{type: schema2.properties.parallel_tool_calls.type},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data.response_format !== undefined){
let data33 = data.response_format;
if((!(data33 && typeof data33 == "object" && !Array.isArray(data33))) && (data33 !== null)){
const err69 = {instancePath:instancePath+"/response_format",schemaPath:"contract#/components/schemas/ResponseFormat/type",keyword:"type",params:{type: schema7.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
const _errs84 = errors;
let valid16 = true;
const _errs85 = errors;
if(errors === _errs85){
if(data33 && typeof data33 == "object" && !Array.isArray(data33)){
let missing0;
if((data33.type === undefined) && (missing0 = "type")){
const err70 = {};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
else {
if(data33.type !== undefined){
if("json_schema" !== data33.type){
const err71 = {};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
}
}
else {
const err72 = {};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
var _valid1 = _errs85 === errors;
errors = _errs84;
if(vErrors !== null){
if(_errs84){
vErrors.length = _errs84;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs88 = errors;
if(data33 && typeof data33 == "object" && !Array.isArray(data33)){
if(data33.json_schema === undefined){
const err73 = {instancePath:instancePath+"/response_format",schemaPath:"contract#/components/schemas/ResponseFormat/then/required",keyword:"required",params:{missingProperty: "json_schema"},message:"must have required property '"+"json_schema"+"'"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
var _valid1 = _errs88 === errors;
valid16 = _valid1;
if(valid16){
var props1 = {};
props1.json_schema = true;
props1.type = true;
}
}
if(!valid16){
const err74 = {instancePath:instancePath+"/response_format",schemaPath:"contract#/components/schemas/ResponseFormat/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
if(data33 && typeof data33 == "object" && !Array.isArray(data33)){
if(data33.type === undefined){
const err75 = {instancePath:instancePath+"/response_format",schemaPath:"contract#/components/schemas/ResponseFormat/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
if(data33.type !== undefined){
let data35 = data33.type;
if(typeof data35 !== "string"){
const err76 = {instancePath:instancePath+"/response_format/type",schemaPath:"contract#/components/schemas/ResponseFormat/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
if(!(((data35 === "text") || (data35 === "json_object")) || (data35 === "json_schema"))){
const err77 = {instancePath:instancePath+"/response_format/type",schemaPath:"contract#/components/schemas/ResponseFormat/properties/type/enum",keyword:"enum",params:{allowedValues: schema7.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(data33.json_schema !== undefined){
let data36 = data33.json_schema;
if(data36 && typeof data36 == "object" && !Array.isArray(data36)){
if(data36.name === undefined){
const err78 = {instancePath:instancePath+"/response_format/json_schema",schemaPath:"contract#/components/schemas/ResponseFormat/properties/json_schema/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
if(data36.name !== undefined){
let data37 = data36.name;
if(typeof data37 === "string"){
if(!pattern0.test(data37)){
const err79 = {instancePath:instancePath+"/response_format/json_schema/name",schemaPath:"contract#/components/schemas/ResponseFormat/properties/json_schema/properties/name/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{1,64}$"+"\""};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
else {
const err80 = {instancePath:instancePath+"/response_format/json_schema/name",schemaPath:"contract#/components/schemas/ResponseFormat/properties/json_schema/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
if(data36.description !== undefined){
if(typeof data36.description !== "string"){
const err81 = {instancePath:instancePath+"/response_format/json_schema/description",schemaPath:"contract#/components/schemas/ResponseFormat/properties/json_schema/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
if(data36.schema !== undefined){
let data39 = data36.schema;
if(data39 && typeof data39 == "object" && !Array.isArray(data39)){
}
else {
const err82 = {instancePath:instancePath+"/response_format/json_schema/schema",schemaPath:"contract#/components/schemas/ResponseFormat/properties/json_schema/properties/schema/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
if(data36.strict !== undefined){
let data40 = data36.strict;
if((typeof data40 !== "boolean") && (data40 !== null)){
const err83 = {instancePath:instancePath+"/response_format/json_schema/strict",schemaPath:"contract#/components/schemas/ResponseFormat/properties/json_schema/properties/strict/type",keyword:"type",params:{type: schema7.properties.json_schema.properties.strict.type},message:"must be boolean,null"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
}
else {
const err84 = {instancePath:instancePath+"/response_format/json_schema",schemaPath:"contract#/components/schemas/ResponseFormat/properties/json_schema/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
}
}
if(data.user !== undefined){
let data41 = data.user;
if((typeof data41 !== "string") && (data41 !== null)){
const err85 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/type",keyword:"type",params:{type: schema2.properties.user.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
if(typeof data41 === "string"){
if(func0(data41) > 512){
const err86 = {instancePath:instancePath+"/user",schemaPath:"#/properties/user/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
}
if(data.metadata !== undefined){
let data42 = data.metadata;
if((!(data42 && typeof data42 == "object" && !Array.isArray(data42))) && (data42 !== null)){
const err87 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type: schema2.properties.metadata.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
if(data42 && typeof data42 == "object" && !Array.isArray(data42)){
if(Object.keys(data42).length > 16){
const err88 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/maxProperties",keyword:"maxProperties",params:{limit: 16},message:"must NOT have more than 16 properties"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
for(const key1 in data42){
const _errs108 = errors;
if(typeof key1 === "string"){
if(func0(key1) > 64){
const err89 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/propertyNames/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",propertyName:key1};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
else {
const err90 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/propertyNames/type",keyword:"type",params:{type: "string"},message:"must be string",propertyName:key1};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
var valid20 = _errs108 === errors;
if(!valid20){
const err91 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/propertyNames",keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
for(const key2 in data42){
let data43 = data42[key2];
if(typeof data43 === "string"){
if(func0(data43) > 512){
const err92 = {instancePath:instancePath+"/metadata/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/metadata/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
else {
const err93 = {instancePath:instancePath+"/metadata/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/metadata/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
}
}
}
else {
const err94 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
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
