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
const schema0 = {"$ref":"contract#/components/schemas/ChatCompletionRequest"};
const schema2 = {"description":"A conversation to answer. At most 20 MB, with at most 150,000 commas, lists and objects outside strings; only the first fault is reported. Fields not described here are passed to the provider. If a provider is known not to support a field, the field is dropped if it only nudges the answer (sampling, `seed`, `logit_bias`, reasoning effort); otherwise a provider that supports it is chosen.","type":"object","required":["model","messages"],"additionalProperties":true,"properties":{"model":{"description":"A model id from the catalog. The suffix `:free` and the model's aliases work too.","type":"string","minLength":1,"maxLength":256},"messages":{"description":"The conversation so far.","type":"array","minItems":1,"maxItems":10000,"items":{"$ref":"contract#/components/schemas/ChatMessage"}},"temperature":{"description":"Sampling temperature; higher values give more varied answers. 0.7 if left out. Left out for models that refuse it.","type":["number","null"],"format":"double","minimum":0,"maximum":2,"default":0.7},"top_p":{"description":"Nucleus sampling: the share of probability mass to consider.","type":["number","null"],"format":"double","minimum":0,"maximum":1},"max_tokens":{"description":"Maximum number of tokens in the answer. With a JSON `response_format`, an answer cut off by this limit is returned as it is.","type":["integer","null"],"minimum":1},"max_completion_tokens":{"description":"Another name for `max_tokens`; takes precedence over it. A provider that refuses the name you used gets the other one.","type":["integer","null"],"minimum":1},"n":{"description":"Number of answers; 1 if left out. Several answers cannot be continued by another provider when one dies mid-stream.","type":["integer","null"],"minimum":1,"maximum":128},"stream":{"description":"Whether to answer with server-sent events.\n\n- The stream ends with `data: [DONE]`, or with `data: {\"error\": {...}}` if it cannot be completed:\n  several answers, `logprobs` or audio were under way, or no provider is left.\n- If a provider dies mid-stream, the next one continues from the text so far. Reasoning already sent\n  stays; a new provider's reasoning is sent, after a blank line, only if no text had been sent yet.\n- Tool calls arrive whole, at the end. With a JSON `response_format` the answer arrives in one piece.\n- Lines that begin with `:` are comments that keep an idle connection open.","type":["boolean","null"],"default":false},"stream_options":{"description":"Options of a stream; only with `stream`.","oneOf":[{"$ref":"contract#/components/schemas/ChatStreamOptions"},{"type":"null"}]},"stop":{"description":"The answer ends before any of these texts, at most 4.","oneOf":[{"$ref":"contract#/components/schemas/StopSequences"},{"type":"null"}]},"seed":{"description":"Asks for the same answer to the same request, as far as the provider can.","type":["integer","null"]},"presence_penalty":{"description":"Above 0, makes words that already occurred less likely.","type":["number","null"],"format":"double","minimum":-2,"maximum":2},"frequency_penalty":{"description":"Above 0, makes words less likely the more often they occurred.","type":["number","null"],"format":"double","minimum":-2,"maximum":2},"logit_bias":{"description":"A bias from -100 to 100 for each token id.","type":["object","null"],"maxProperties":10000,"additionalProperties":{"type":"number","format":"double","minimum":-100,"maximum":100}},"logprobs":{"description":"Whether to return the log probabilities of the tokens.","type":["boolean","null"]},"top_logprobs":{"description":"Number of alternatives for each token; only with `logprobs`.","type":["integer","null"],"minimum":0,"maximum":20},"tools":{"description":"OpenAI's tool definitions. The plan must include tool calling.","type":["array","null"],"maxItems":128,"items":{"$ref":"contract#/components/schemas/ChatTool"}},"tool_choice":{"description":"Which tool to call; `auto` if there are tools, otherwise `none`.","oneOf":[{"$ref":"contract#/components/schemas/ToolChoice"},{"type":"null"}]},"parallel_tool_calls":{"description":"Whether the model may call several tools at once.","type":["boolean","null"]},"response_format":{"description":"Form that the answer must have; text if left out.","oneOf":[{"$ref":"contract#/components/schemas/ResponseFormat"},{"type":"null"}]},"service_tier":{"description":"The provider's service tier. `auto`, `default` and `flex` are passed on; costlier tiers are not.","type":["string","null"],"maxLength":64},"user":{"description":"Your own identifier for the end user, for the provider's abuse monitoring.","type":["string","null"],"maxLength":512},"metadata":{"description":"Up to 16 short texts of your own; they are not stored.","type":["object","null"],"maxProperties":16,"propertyNames":{"type":"string","maxLength":64},"additionalProperties":{"type":"string","maxLength":512}}}};
const schema14 = {"description":"Options for a stream; only with `stream`.","type":"object","additionalProperties":true,"properties":{"include_usage":{"description":"Whether a final chunk carries `usage`.","type":["boolean","null"]}}};
const schema15 = {"description":"One text, or a list of up to four.","oneOf":[{"type":"string"},{"type":"array","maxItems":4,"items":{"type":"string"}}]};
const func0 = imported0.default;
const schema3 = {"description":"One message of the conversation.","type":"object","required":["role"],"additionalProperties":true,"properties":{"role":{"description":"Who is speaking; `developer` is treated as `system`, and `function` is the older `tool`.","type":"string","enum":["system","developer","user","assistant","tool","function"]},"content":{"description":"Text or OpenAI's content parts; may be null or absent in an assistant's message, and null in a function's.","oneOf":[{"$ref":"contract#/components/schemas/ChatContent"},{"type":"null"}]},"name":{"description":"Distinguishes speakers of the same role; in a function's message, the function's name.","type":["string","null"],"maxLength":256},"refusal":{"description":"How the assistant declined.","type":["string","null"]},"audio":{"description":"A spoken answer of an earlier turn, by its id.","oneOf":[{"$ref":"contract#/components/schemas/ChatMessageAudio"},{"type":"null"}]},"function_call":{"description":"The function that the model called; the older form of `tool_calls`.","oneOf":[{"$ref":"contract#/components/schemas/ChatToolCallFunction"},{"type":"null"}]},"tool_calls":{"description":"The tools that the assistant called.","type":["array","null"],"minItems":1,"maxItems":128,"items":{"$ref":"contract#/components/schemas/ChatToolCall"}},"tool_call_id":{"description":"The tool call that this tool message answers.","type":["string","null"],"minLength":1}},"allOf":[{"if":{"required":["role"],"properties":{"role":{"enum":["system","developer","user","tool"]}}},"then":{"required":["content"],"properties":{"content":{"type":["string","array"],"items":{"type":"object","additionalProperties":true}}}}},{"if":{"required":["role"],"properties":{"role":{"const":"tool"}}},"then":{"required":["tool_call_id"],"properties":{"tool_call_id":{"type":"string"}}}},{"if":{"required":["role"],"properties":{"role":{"const":"function"}}},"then":{"required":["name","content"],"properties":{"name":{"type":"string"},"content":true}}}]};
const schema9 = {"description":"Earlier speech of the assistant; only its id is passed on.","type":"object","required":["id"],"additionalProperties":true,"properties":{"id":{"description":"The provider's id of the audio, as returned.","type":"string","minLength":1}}};
const schema10 = {"description":"The function that is called.","type":"object","required":["name","arguments"],"additionalProperties":true,"properties":{"name":{"description":"The function's name.","type":"string","minLength":1},"arguments":{"description":"The arguments as JSON text, exactly as the model wrote them; not necessarily valid.","type":"string"}}};
const schema4 = {"description":"Text, or a list of content parts.","oneOf":[{"type":"string"},{"type":"array","minItems":1,"maxItems":1000,"items":{"$ref":"contract#/components/schemas/ContentPart"}}]};
const schema5 = {"description":"One part of a message. Parts of other types are passed to the provider.","type":"object","required":["type"],"additionalProperties":true,"properties":{"type":{"description":"`text`, `image_url`, `input_audio`, `file`, or another type that the provider knows.","type":"string","minLength":1},"text":{"description":"The text of a `text` part.","type":["string","null"]},"image_url":{"description":"The picture, where `type` is `image_url`.","oneOf":[{"$ref":"contract#/components/schemas/ContentPartImage"},{"type":"null"}]},"input_audio":{"description":"The sound, where `type` is `input_audio`.","oneOf":[{"$ref":"contract#/components/schemas/ContentPartAudio"},{"type":"null"}]},"file":{"description":"The file, where `type` is `file`.","oneOf":[{"$ref":"contract#/components/schemas/ContentPartFile"},{"type":"null"}]}},"allOf":[{"if":{"required":["type"],"properties":{"type":{"const":"text"}}},"then":{"required":["text"],"properties":{"text":{"type":"string"}}}},{"if":{"required":["type"],"properties":{"type":{"const":"image_url"}}},"then":{"required":["image_url"],"properties":{"image_url":{"type":"object","additionalProperties":true}}}},{"if":{"required":["type"],"properties":{"type":{"const":"input_audio"}}},"then":{"required":["input_audio"],"properties":{"input_audio":{"type":"object","additionalProperties":true}}}},{"if":{"required":["type"],"properties":{"type":{"const":"file"}}},"then":{"required":["file"],"properties":{"file":{"type":"object","additionalProperties":true}}}}]};
const schema6 = {"description":"The image of an `image_url` part.","type":"object","required":["url"],"additionalProperties":true,"properties":{"url":{"description":"An address, or a data URL that contains the image.","type":"string","minLength":1},"detail":{"description":"How closely the model looks at the image.","type":["string","null"],"enum":["auto","low","high",null]}}};
const schema7 = {"description":"The audio of an `input_audio` part.","type":"object","required":["data","format"],"additionalProperties":true,"properties":{"data":{"description":"The audio as base64.","type":"string"},"format":{"description":"The audio's format, such as wav or mp3.","type":"string"}}};
const schema8 = {"description":"The file of a `file` part, as the provider expects it.","type":"object","additionalProperties":true};

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate5.evaluated;
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
validate5.errors = [{instancePath,schemaPath:"#/allOf/0/then/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'",schema:schema5.allOf[0].then.required,parentSchema:schema5.allOf[0].then,data}];
return false;
}
else {
if(data.text !== undefined){
let data1 = data.text;
if(typeof data1 !== "string"){
validate5.errors = [{instancePath:instancePath+"/text",schemaPath:"#/allOf/0/then/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema5.allOf[0].then.properties.text.type,parentSchema:schema5.allOf[0].then.properties.text,data:data1}];
return false;
}
}
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
const err2 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema5.allOf[0].if,parentSchema:schema5.allOf[0],data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate5.errors = vErrors;
return false;
}
var valid0 = _errs1 === errors;
if(valid0){
const _errs8 = errors;
const _errs9 = errors;
let valid4 = true;
const _errs10 = errors;
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
var _valid1 = _errs10 === errors;
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs12 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.image_url === undefined) && (missing3 = "image_url")){
validate5.errors = [{instancePath,schemaPath:"#/allOf/1/then/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'",schema:schema5.allOf[1].then.required,parentSchema:schema5.allOf[1].then,data}];
return false;
}
else {
if(data.image_url !== undefined){
let data3 = data.image_url;
const _errs13 = errors;
if(errors === _errs13){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
}
else {
validate5.errors = [{instancePath:instancePath+"/image_url",schemaPath:"#/allOf/1/then/properties/image_url/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema5.allOf[1].then.properties.image_url.type,parentSchema:schema5.allOf[1].then.properties.image_url,data:data3}];
return false;
}
}
}
}
}
var _valid1 = _errs12 === errors;
valid4 = _valid1;
if(valid4){
var props1 = {};
props1.image_url = true;
props1.type = true;
}
}
if(!valid4){
const err5 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema5.allOf[1].if,parentSchema:schema5.allOf[1],data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate5.errors = vErrors;
return false;
}
var valid0 = _errs8 === errors;
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
const _errs16 = errors;
const _errs17 = errors;
let valid7 = true;
const _errs18 = errors;
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
var _valid2 = _errs18 === errors;
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs20 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing5;
if((data.input_audio === undefined) && (missing5 = "input_audio")){
validate5.errors = [{instancePath,schemaPath:"#/allOf/2/then/required",keyword:"required",params:{missingProperty: missing5},message:"must have required property '"+missing5+"'",schema:schema5.allOf[2].then.required,parentSchema:schema5.allOf[2].then,data}];
return false;
}
else {
if(data.input_audio !== undefined){
let data5 = data.input_audio;
const _errs21 = errors;
if(errors === _errs21){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
}
else {
validate5.errors = [{instancePath:instancePath+"/input_audio",schemaPath:"#/allOf/2/then/properties/input_audio/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema5.allOf[2].then.properties.input_audio.type,parentSchema:schema5.allOf[2].then.properties.input_audio,data:data5}];
return false;
}
}
}
}
}
var _valid2 = _errs20 === errors;
valid7 = _valid2;
if(valid7){
var props2 = {};
props2.input_audio = true;
props2.type = true;
}
}
if(!valid7){
const err8 = {instancePath,schemaPath:"#/allOf/2/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema5.allOf[2].if,parentSchema:schema5.allOf[2],data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
validate5.errors = vErrors;
return false;
}
var valid0 = _errs16 === errors;
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
const _errs24 = errors;
const _errs25 = errors;
let valid10 = true;
const _errs26 = errors;
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
var _valid3 = _errs26 === errors;
errors = _errs25;
if(vErrors !== null){
if(_errs25){
vErrors.length = _errs25;
}
else {
vErrors = null;
}
}
if(_valid3){
const _errs28 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing7;
if((data.file === undefined) && (missing7 = "file")){
validate5.errors = [{instancePath,schemaPath:"#/allOf/3/then/required",keyword:"required",params:{missingProperty: missing7},message:"must have required property '"+missing7+"'",schema:schema5.allOf[3].then.required,parentSchema:schema5.allOf[3].then,data}];
return false;
}
else {
if(data.file !== undefined){
let data7 = data.file;
const _errs29 = errors;
if(errors === _errs29){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
}
else {
validate5.errors = [{instancePath:instancePath+"/file",schemaPath:"#/allOf/3/then/properties/file/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema5.allOf[3].then.properties.file.type,parentSchema:schema5.allOf[3].then.properties.file,data:data7}];
return false;
}
}
}
}
}
var _valid3 = _errs28 === errors;
valid10 = _valid3;
if(valid10){
var props3 = {};
props3.file = true;
props3.type = true;
}
}
if(!valid10){
const err11 = {instancePath,schemaPath:"#/allOf/3/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema5.allOf[3].if,parentSchema:schema5.allOf[3],data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
validate5.errors = vErrors;
return false;
}
var valid0 = _errs24 === errors;
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
validate5.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing8},message:"must have required property '"+missing8+"'",schema:schema5.required,parentSchema:schema5,data}];
return false;
}
else {
if(data.type !== undefined){
let data8 = data.type;
const _errs33 = errors;
if(errors === _errs33){
if(typeof data8 === "string"){
if(func0(data8) < 1){
validate5.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema5.properties.type,data:data8}];
return false;
}
}
else {
validate5.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema5.properties.type.type,parentSchema:schema5.properties.type,data:data8}];
return false;
}
}
var valid13 = _errs33 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data.text !== undefined){
let data9 = data.text;
const _errs35 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
validate5.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: schema5.properties.text.type},message:"must be string,null",schema:schema5.properties.text.type,parentSchema:schema5.properties.text,data:data9}];
return false;
}
var valid13 = _errs35 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data.image_url !== undefined){
let data10 = data.image_url;
const _errs37 = errors;
const _errs38 = errors;
let valid14 = false;
let passing0 = null;
const _errs39 = errors;
const _errs40 = errors;
if(errors === _errs40){
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
let missing9;
if((data10.url === undefined) && (missing9 = "url")){
const err12 = {instancePath:instancePath+"/image_url",schemaPath:"contract#/components/schemas/ContentPartImage/required",keyword:"required",params:{missingProperty: missing9},message:"must have required property '"+missing9+"'",schema:schema6.required,parentSchema:schema6,data:data10};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
else {
if(data10.url !== undefined){
let data11 = data10.url;
const _errs43 = errors;
if(errors === _errs43){
if(typeof data11 === "string"){
if(func0(data11) < 1){
const err13 = {instancePath:instancePath+"/image_url/url",schemaPath:"contract#/components/schemas/ContentPartImage/properties/url/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema6.properties.url,data:data11};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/image_url/url",schemaPath:"contract#/components/schemas/ContentPartImage/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema6.properties.url.type,parentSchema:schema6.properties.url,data:data11};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
var valid16 = _errs43 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data10.detail !== undefined){
let data12 = data10.detail;
const _errs45 = errors;
if((typeof data12 !== "string") && (data12 !== null)){
const err15 = {instancePath:instancePath+"/image_url/detail",schemaPath:"contract#/components/schemas/ContentPartImage/properties/detail/type",keyword:"type",params:{type: schema6.properties.detail.type},message:"must be string,null",schema:schema6.properties.detail.type,parentSchema:schema6.properties.detail,data:data12};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!((((data12 === "auto") || (data12 === "low")) || (data12 === "high")) || (data12 === null))){
const err16 = {instancePath:instancePath+"/image_url/detail",schemaPath:"contract#/components/schemas/ContentPartImage/properties/detail/enum",keyword:"enum",params:{allowedValues: schema6.properties.detail.enum},message:"must be equal to one of the allowed values",schema:schema6.properties.detail.enum,parentSchema:schema6.properties.detail,data:data12};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var valid16 = _errs45 === errors;
}
else {
var valid16 = true;
}
}
}
}
else {
const err17 = {instancePath:instancePath+"/image_url",schemaPath:"contract#/components/schemas/ContentPartImage/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema6.type,parentSchema:schema6,data:data10};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
var _valid4 = _errs39 === errors;
if(_valid4){
valid14 = true;
passing0 = 0;
}
const _errs47 = errors;
if(data10 !== null){
const err18 = {instancePath:instancePath+"/image_url",schemaPath:"#/properties/image_url/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null",schema:schema5.properties.image_url.oneOf[1].type,parentSchema:schema5.properties.image_url.oneOf[1],data:data10};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var _valid4 = _errs47 === errors;
if(_valid4 && valid14){
valid14 = false;
passing0 = [passing0, 1];
}
else {
if(_valid4){
valid14 = true;
passing0 = 1;
}
}
if(!valid14){
const err19 = {instancePath:instancePath+"/image_url",schemaPath:"#/properties/image_url/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf",schema:schema5.properties.image_url.oneOf,parentSchema:schema5.properties.image_url,data:data10};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
validate5.errors = vErrors;
return false;
}
else {
errors = _errs38;
if(vErrors !== null){
if(_errs38){
vErrors.length = _errs38;
}
else {
vErrors = null;
}
}
}
var valid13 = _errs37 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data.input_audio !== undefined){
let data13 = data.input_audio;
const _errs49 = errors;
const _errs50 = errors;
let valid17 = false;
let passing1 = null;
const _errs51 = errors;
const _errs52 = errors;
if(errors === _errs52){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
let missing10;
if(((data13.data === undefined) && (missing10 = "data")) || ((data13.format === undefined) && (missing10 = "format"))){
const err20 = {instancePath:instancePath+"/input_audio",schemaPath:"contract#/components/schemas/ContentPartAudio/required",keyword:"required",params:{missingProperty: missing10},message:"must have required property '"+missing10+"'",schema:schema7.required,parentSchema:schema7,data:data13};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
else {
if(data13.data !== undefined){
let data14 = data13.data;
const _errs55 = errors;
if(typeof data14 !== "string"){
const err21 = {instancePath:instancePath+"/input_audio/data",schemaPath:"contract#/components/schemas/ContentPartAudio/properties/data/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema7.properties.data.type,parentSchema:schema7.properties.data,data:data14};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
var valid19 = _errs55 === errors;
}
else {
var valid19 = true;
}
if(valid19){
if(data13.format !== undefined){
let data15 = data13.format;
const _errs57 = errors;
if(typeof data15 !== "string"){
const err22 = {instancePath:instancePath+"/input_audio/format",schemaPath:"contract#/components/schemas/ContentPartAudio/properties/format/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema7.properties.format.type,parentSchema:schema7.properties.format,data:data15};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var valid19 = _errs57 === errors;
}
else {
var valid19 = true;
}
}
}
}
else {
const err23 = {instancePath:instancePath+"/input_audio",schemaPath:"contract#/components/schemas/ContentPartAudio/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema7.type,parentSchema:schema7,data:data13};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
var _valid5 = _errs51 === errors;
if(_valid5){
valid17 = true;
passing1 = 0;
}
const _errs59 = errors;
if(data13 !== null){
const err24 = {instancePath:instancePath+"/input_audio",schemaPath:"#/properties/input_audio/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null",schema:schema5.properties.input_audio.oneOf[1].type,parentSchema:schema5.properties.input_audio.oneOf[1],data:data13};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
var _valid5 = _errs59 === errors;
if(_valid5 && valid17){
valid17 = false;
passing1 = [passing1, 1];
}
else {
if(_valid5){
valid17 = true;
passing1 = 1;
}
}
if(!valid17){
const err25 = {instancePath:instancePath+"/input_audio",schemaPath:"#/properties/input_audio/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf",schema:schema5.properties.input_audio.oneOf,parentSchema:schema5.properties.input_audio,data:data13};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
validate5.errors = vErrors;
return false;
}
else {
errors = _errs50;
if(vErrors !== null){
if(_errs50){
vErrors.length = _errs50;
}
else {
vErrors = null;
}
}
}
var valid13 = _errs49 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data.file !== undefined){
let data16 = data.file;
const _errs61 = errors;
const _errs62 = errors;
let valid20 = false;
let passing2 = null;
const _errs63 = errors;
const _errs64 = errors;
if(errors === _errs64){
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
}
else {
const err26 = {instancePath:instancePath+"/file",schemaPath:"contract#/components/schemas/ContentPartFile/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema8.type,parentSchema:schema8,data:data16};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
var _valid6 = _errs63 === errors;
if(_valid6){
valid20 = true;
passing2 = 0;
}
const _errs67 = errors;
if(data16 !== null){
const err27 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null",schema:schema5.properties.file.oneOf[1].type,parentSchema:schema5.properties.file.oneOf[1],data:data16};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
var _valid6 = _errs67 === errors;
if(_valid6 && valid20){
valid20 = false;
passing2 = [passing2, 1];
}
else {
if(_valid6){
valid20 = true;
passing2 = 1;
}
}
if(!valid20){
const err28 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/oneOf",keyword:"oneOf",params:{passingSchemas: passing2},message:"must match exactly one schema in oneOf",schema:schema5.properties.file.oneOf,parentSchema:schema5.properties.file,data:data16};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
validate5.errors = vErrors;
return false;
}
else {
errors = _errs62;
if(vErrors !== null){
if(_errs62){
vErrors.length = _errs62;
}
else {
vErrors = null;
}
}
}
var valid13 = _errs61 === errors;
}
else {
var valid13 = true;
}
}
}
}
}
}
}
else {
validate5.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema5.type,parentSchema:schema5,data}];
return false;
}
}
validate5.errors = vErrors;
return errors === 0;
}
validate5.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema4.oneOf[0].type,parentSchema:schema4.oneOf[0],data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data)){
if(data.length > 1000){
const err1 = {instancePath,schemaPath:"#/oneOf/1/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items",schema:1000,parentSchema:schema4.oneOf[1],data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(data.length < 1){
const err2 = {instancePath,schemaPath:"#/oneOf/1/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema4.oneOf[1],data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
var valid1 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(!(validate5(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema4.oneOf[1].type,parentSchema:schema4.oneOf[1],data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
var items0 = true;
}
}
if(!valid0){
const err4 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf",schema:schema4.oneOf,parentSchema:schema4,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate4.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate4.errors = vErrors;
evaluated0.items = items0;
return errors === 0;
}
validate4.evaluated = {"dynamicProps":false,"dynamicItems":true};

const schema11 = {"description":"A call of a function or a custom tool that the assistant made.","type":"object","required":["id","type"],"additionalProperties":true,"properties":{"id":{"description":"The id under which the result is sent back.","type":"string","minLength":1},"type":{"description":"What was called; the member of the same name has the details.","type":"string","enum":["function","custom"]},"function":{"description":"The function that is called, where `type` is `function`.","oneOf":[{"$ref":"contract#/components/schemas/ChatToolCallFunction"},{"type":"null"}]},"custom":{"description":"The custom tool that is called, where `type` is `custom`.","oneOf":[{"$ref":"contract#/components/schemas/ChatToolCallCustom"},{"type":"null"}]}},"allOf":[{"if":{"required":["type"],"properties":{"type":{"const":"function"}}},"then":{"required":["function"],"properties":{"function":{"type":"object","additionalProperties":true}}}},{"if":{"required":["type"],"properties":{"type":{"const":"custom"}}},"then":{"required":["custom"],"properties":{"custom":{"type":"object","additionalProperties":true}}}}]};
const schema13 = {"description":"The custom tool that is called.","type":"object","required":["name","input"],"additionalProperties":true,"properties":{"name":{"description":"The tool's name.","type":"string","minLength":1},"input":{"description":"What the model wrote for it: any text.","type":"string"}}};

function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate8.evaluated;
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
if("function" !== data.type){
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
if((data.function === undefined) && (missing1 = "function")){
validate8.errors = [{instancePath,schemaPath:"#/allOf/0/then/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'",schema:schema11.allOf[0].then.required,parentSchema:schema11.allOf[0].then,data}];
return false;
}
else {
if(data.function !== undefined){
let data1 = data.function;
const _errs6 = errors;
if(errors === _errs6){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
}
else {
validate8.errors = [{instancePath:instancePath+"/function",schemaPath:"#/allOf/0/then/properties/function/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.allOf[0].then.properties.function.type,parentSchema:schema11.allOf[0].then.properties.function,data:data1}];
return false;
}
}
}
}
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
if(valid1){
var props0 = {};
props0.function = true;
props0.type = true;
}
}
if(!valid1){
const err2 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema11.allOf[0].if,parentSchema:schema11.allOf[0],data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate8.errors = vErrors;
return false;
}
var valid0 = _errs1 === errors;
if(valid0){
const _errs9 = errors;
const _errs10 = errors;
let valid4 = true;
const _errs11 = errors;
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
if("custom" !== data.type){
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
var _valid1 = _errs11 === errors;
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs13 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.custom === undefined) && (missing3 = "custom")){
validate8.errors = [{instancePath,schemaPath:"#/allOf/1/then/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'",schema:schema11.allOf[1].then.required,parentSchema:schema11.allOf[1].then,data}];
return false;
}
else {
if(data.custom !== undefined){
let data3 = data.custom;
const _errs14 = errors;
if(errors === _errs14){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
}
else {
validate8.errors = [{instancePath:instancePath+"/custom",schemaPath:"#/allOf/1/then/properties/custom/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.allOf[1].then.properties.custom.type,parentSchema:schema11.allOf[1].then.properties.custom,data:data3}];
return false;
}
}
}
}
}
var _valid1 = _errs13 === errors;
valid4 = _valid1;
if(valid4){
var props1 = {};
props1.custom = true;
props1.type = true;
}
}
if(!valid4){
const err5 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema11.allOf[1].if,parentSchema:schema11.allOf[1],data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate8.errors = vErrors;
return false;
}
var valid0 = _errs9 === errors;
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
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if(((data.id === undefined) && (missing4 = "id")) || ((data.type === undefined) && (missing4 = "type"))){
validate8.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'",schema:schema11.required,parentSchema:schema11,data}];
return false;
}
else {
if(data.id !== undefined){
let data4 = data.id;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data4 === "string"){
if(func0(data4) < 1){
validate8.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema11.properties.id,data:data4}];
return false;
}
}
else {
validate8.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.id.type,parentSchema:schema11.properties.id,data:data4}];
return false;
}
}
var valid7 = _errs18 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.type !== undefined){
let data5 = data.type;
const _errs20 = errors;
if(typeof data5 !== "string"){
validate8.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.properties.type.type,parentSchema:schema11.properties.type,data:data5}];
return false;
}
if(!((data5 === "function") || (data5 === "custom"))){
validate8.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema11.properties.type.enum},message:"must be equal to one of the allowed values",schema:schema11.properties.type.enum,parentSchema:schema11.properties.type,data:data5}];
return false;
}
var valid7 = _errs20 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.function !== undefined){
let data6 = data.function;
const _errs22 = errors;
const _errs23 = errors;
let valid8 = false;
let passing0 = null;
const _errs24 = errors;
const _errs25 = errors;
if(errors === _errs25){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing5;
if(((data6.name === undefined) && (missing5 = "name")) || ((data6.arguments === undefined) && (missing5 = "arguments"))){
const err6 = {instancePath:instancePath+"/function",schemaPath:"contract#/components/schemas/ChatToolCallFunction/required",keyword:"required",params:{missingProperty: missing5},message:"must have required property '"+missing5+"'",schema:schema10.required,parentSchema:schema10,data:data6};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
else {
if(data6.name !== undefined){
let data7 = data6.name;
const _errs28 = errors;
if(errors === _errs28){
if(typeof data7 === "string"){
if(func0(data7) < 1){
const err7 = {instancePath:instancePath+"/function/name",schemaPath:"contract#/components/schemas/ChatToolCallFunction/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema10.properties.name,data:data7};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/function/name",schemaPath:"contract#/components/schemas/ChatToolCallFunction/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema10.properties.name.type,parentSchema:schema10.properties.name,data:data7};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
var valid10 = _errs28 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data6.arguments !== undefined){
let data8 = data6.arguments;
const _errs30 = errors;
if(typeof data8 !== "string"){
const err9 = {instancePath:instancePath+"/function/arguments",schemaPath:"contract#/components/schemas/ChatToolCallFunction/properties/arguments/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema10.properties.arguments.type,parentSchema:schema10.properties.arguments,data:data8};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var valid10 = _errs30 === errors;
}
else {
var valid10 = true;
}
}
}
}
else {
const err10 = {instancePath:instancePath+"/function",schemaPath:"contract#/components/schemas/ChatToolCallFunction/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema10.type,parentSchema:schema10,data:data6};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
var _valid2 = _errs24 === errors;
if(_valid2){
valid8 = true;
passing0 = 0;
}
const _errs32 = errors;
if(data6 !== null){
const err11 = {instancePath:instancePath+"/function",schemaPath:"#/properties/function/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null",schema:schema11.properties.function.oneOf[1].type,parentSchema:schema11.properties.function.oneOf[1],data:data6};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var _valid2 = _errs32 === errors;
if(_valid2 && valid8){
valid8 = false;
passing0 = [passing0, 1];
}
else {
if(_valid2){
valid8 = true;
passing0 = 1;
}
}
if(!valid8){
const err12 = {instancePath:instancePath+"/function",schemaPath:"#/properties/function/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf",schema:schema11.properties.function.oneOf,parentSchema:schema11.properties.function,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
validate8.errors = vErrors;
return false;
}
else {
errors = _errs23;
if(vErrors !== null){
if(_errs23){
vErrors.length = _errs23;
}
else {
vErrors = null;
}
}
}
var valid7 = _errs22 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.custom !== undefined){
let data9 = data.custom;
const _errs34 = errors;
const _errs35 = errors;
let valid11 = false;
let passing1 = null;
const _errs36 = errors;
const _errs37 = errors;
if(errors === _errs37){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
let missing6;
if(((data9.name === undefined) && (missing6 = "name")) || ((data9.input === undefined) && (missing6 = "input"))){
const err13 = {instancePath:instancePath+"/custom",schemaPath:"contract#/components/schemas/ChatToolCallCustom/required",keyword:"required",params:{missingProperty: missing6},message:"must have required property '"+missing6+"'",schema:schema13.required,parentSchema:schema13,data:data9};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
else {
if(data9.name !== undefined){
let data10 = data9.name;
const _errs40 = errors;
if(errors === _errs40){
if(typeof data10 === "string"){
if(func0(data10) < 1){
const err14 = {instancePath:instancePath+"/custom/name",schemaPath:"contract#/components/schemas/ChatToolCallCustom/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema13.properties.name,data:data10};
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
const err15 = {instancePath:instancePath+"/custom/name",schemaPath:"contract#/components/schemas/ChatToolCallCustom/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema13.properties.name.type,parentSchema:schema13.properties.name,data:data10};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
var valid13 = _errs40 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data9.input !== undefined){
let data11 = data9.input;
const _errs42 = errors;
if(typeof data11 !== "string"){
const err16 = {instancePath:instancePath+"/custom/input",schemaPath:"contract#/components/schemas/ChatToolCallCustom/properties/input/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema13.properties.input.type,parentSchema:schema13.properties.input,data:data11};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var valid13 = _errs42 === errors;
}
else {
var valid13 = true;
}
}
}
}
else {
const err17 = {instancePath:instancePath+"/custom",schemaPath:"contract#/components/schemas/ChatToolCallCustom/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema13.type,parentSchema:schema13,data:data9};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
var _valid3 = _errs36 === errors;
if(_valid3){
valid11 = true;
passing1 = 0;
}
const _errs44 = errors;
if(data9 !== null){
const err18 = {instancePath:instancePath+"/custom",schemaPath:"#/properties/custom/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null",schema:schema11.properties.custom.oneOf[1].type,parentSchema:schema11.properties.custom.oneOf[1],data:data9};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var _valid3 = _errs44 === errors;
if(_valid3 && valid11){
valid11 = false;
passing1 = [passing1, 1];
}
else {
if(_valid3){
valid11 = true;
passing1 = 1;
}
}
if(!valid11){
const err19 = {instancePath:instancePath+"/custom",schemaPath:"#/properties/custom/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf",schema:schema11.properties.custom.oneOf,parentSchema:schema11.properties.custom,data:data9};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
validate8.errors = vErrors;
return false;
}
else {
errors = _errs35;
if(vErrors !== null){
if(_errs35){
vErrors.length = _errs35;
}
else {
vErrors = null;
}
}
}
var valid7 = _errs34 === errors;
}
else {
var valid7 = true;
}
}
}
}
}
}
else {
validate8.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.type,parentSchema:schema11,data}];
return false;
}
}
validate8.errors = vErrors;
return errors === 0;
}
validate8.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
let data0 = data.role;
if(!((((data0 === "system") || (data0 === "developer")) || (data0 === "user")) || (data0 === "tool"))){
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
if((data.content === undefined) && (missing1 = "content")){
validate3.errors = [{instancePath,schemaPath:"#/allOf/0/then/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'",schema:schema3.allOf[0].then.required,parentSchema:schema3.allOf[0].then,data}];
return false;
}
else {
if(data.content !== undefined){
let data1 = data.content;
const _errs6 = errors;
if((typeof data1 !== "string") && (!(Array.isArray(data1)))){
validate3.errors = [{instancePath:instancePath+"/content",schemaPath:"#/allOf/0/then/properties/content/type",keyword:"type",params:{type: schema3.allOf[0].then.properties.content.type},message:"must be string,array",schema:schema3.allOf[0].then.properties.content.type,parentSchema:schema3.allOf[0].then.properties.content,data:data1}];
return false;
}
if(errors === _errs6){
if(Array.isArray(data1)){
var valid4 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs8 = errors;
if(errors === _errs8){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
}
else {
validate3.errors = [{instancePath:instancePath+"/content/" + i0,schemaPath:"#/allOf/0/then/properties/content/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema3.allOf[0].then.properties.content.items.type,parentSchema:schema3.allOf[0].then.properties.content.items,data:data2}];
return false;
}
}
var valid4 = _errs8 === errors;
if(!valid4){
break;
}
}
}
}
}
}
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
if(valid1){
var props0 = {};
props0.content = true;
props0.role = true;
}
}
if(!valid1){
const err2 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema3.allOf[0].if,parentSchema:schema3.allOf[0],data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate3.errors = vErrors;
return false;
}
var valid0 = _errs1 === errors;
if(valid0){
const _errs11 = errors;
const _errs12 = errors;
let valid5 = true;
const _errs13 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.role === undefined) && (missing2 = "role")){
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
if(data.role !== undefined){
if("tool" !== data.role){
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
var _valid1 = _errs13 === errors;
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs15 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.tool_call_id === undefined) && (missing3 = "tool_call_id")){
validate3.errors = [{instancePath,schemaPath:"#/allOf/1/then/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'",schema:schema3.allOf[1].then.required,parentSchema:schema3.allOf[1].then,data}];
return false;
}
else {
if(data.tool_call_id !== undefined){
let data4 = data.tool_call_id;
if(typeof data4 !== "string"){
validate3.errors = [{instancePath:instancePath+"/tool_call_id",schemaPath:"#/allOf/1/then/properties/tool_call_id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema3.allOf[1].then.properties.tool_call_id.type,parentSchema:schema3.allOf[1].then.properties.tool_call_id,data:data4}];
return false;
}
}
}
}
var _valid1 = _errs15 === errors;
valid5 = _valid1;
if(valid5){
var props1 = {};
props1.tool_call_id = true;
props1.role = true;
}
}
if(!valid5){
const err5 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema3.allOf[1].if,parentSchema:schema3.allOf[1],data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate3.errors = vErrors;
return false;
}
var valid0 = _errs11 === errors;
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
const _errs18 = errors;
const _errs19 = errors;
let valid8 = true;
const _errs20 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if((data.role === undefined) && (missing4 = "role")){
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
if(data.role !== undefined){
if("function" !== data.role){
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
var _valid2 = _errs20 === errors;
errors = _errs19;
if(vErrors !== null){
if(_errs19){
vErrors.length = _errs19;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs22 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing5;
if(((data.name === undefined) && (missing5 = "name")) || ((data.content === undefined) && (missing5 = "content"))){
validate3.errors = [{instancePath,schemaPath:"#/allOf/2/then/required",keyword:"required",params:{missingProperty: missing5},message:"must have required property '"+missing5+"'",schema:schema3.allOf[2].then.required,parentSchema:schema3.allOf[2].then,data}];
return false;
}
else {
if(data.name !== undefined){
let data6 = data.name;
if(typeof data6 !== "string"){
validate3.errors = [{instancePath:instancePath+"/name",schemaPath:"#/allOf/2/then/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema3.allOf[2].then.properties.name.type,parentSchema:schema3.allOf[2].then.properties.name,data:data6}];
return false;
}
}
}
}
var _valid2 = _errs22 === errors;
valid8 = _valid2;
if(valid8){
var props2 = {};
props2.name = true;
props2.content = true;
props2.role = true;
}
}
if(!valid8){
const err8 = {instancePath,schemaPath:"#/allOf/2/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema3.allOf[2].if,parentSchema:schema3.allOf[2],data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
validate3.errors = vErrors;
return false;
}
var valid0 = _errs18 === errors;
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
let data7 = data.role;
const _errs26 = errors;
if(typeof data7 !== "string"){
validate3.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema3.properties.role.type,parentSchema:schema3.properties.role,data:data7}];
return false;
}
if(!((((((data7 === "system") || (data7 === "developer")) || (data7 === "user")) || (data7 === "assistant")) || (data7 === "tool")) || (data7 === "function"))){
validate3.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{allowedValues: schema3.properties.role.enum},message:"must be equal to one of the allowed values",schema:schema3.properties.role.enum,parentSchema:schema3.properties.role,data:data7}];
return false;
}
var valid11 = _errs26 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data.content !== undefined){
let data8 = data.content;
const _errs28 = errors;
const _errs29 = errors;
let valid12 = false;
let passing0 = null;
const _errs30 = errors;
if(!(validate4(data8, {instancePath:instancePath+"/content",parentData:data,parentDataProperty:"content",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
var _valid3 = _errs30 === errors;
if(_valid3){
valid12 = true;
passing0 = 0;
}
const _errs31 = errors;
if(data8 !== null){
const err9 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null",schema:schema3.properties.content.oneOf[1].type,parentSchema:schema3.properties.content.oneOf[1],data:data8};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var _valid3 = _errs31 === errors;
if(_valid3 && valid12){
valid12 = false;
passing0 = [passing0, 1];
}
else {
if(_valid3){
valid12 = true;
passing0 = 1;
}
}
if(!valid12){
const err10 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf",schema:schema3.properties.content.oneOf,parentSchema:schema3.properties.content,data:data8};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
validate3.errors = vErrors;
return false;
}
else {
errors = _errs29;
if(vErrors !== null){
if(_errs29){
vErrors.length = _errs29;
}
else {
vErrors = null;
}
}
}
var valid11 = _errs28 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data.name !== undefined){
let data9 = data.name;
const _errs33 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
validate3.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema3.properties.name.type},message:"must be string,null",schema:schema3.properties.name.type,parentSchema:schema3.properties.name,data:data9}];
return false;
}
if(errors === _errs33){
if(typeof data9 === "string"){
if(func0(data9) > 256){
validate3.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema3.properties.name,data:data9}];
return false;
}
}
}
var valid11 = _errs33 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data.refusal !== undefined){
let data10 = data.refusal;
const _errs35 = errors;
if((typeof data10 !== "string") && (data10 !== null)){
validate3.errors = [{instancePath:instancePath+"/refusal",schemaPath:"#/properties/refusal/type",keyword:"type",params:{type: schema3.properties.refusal.type},message:"must be string,null",schema:schema3.properties.refusal.type,parentSchema:schema3.properties.refusal,data:data10}];
return false;
}
var valid11 = _errs35 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data.audio !== undefined){
let data11 = data.audio;
const _errs37 = errors;
const _errs38 = errors;
let valid13 = false;
let passing1 = null;
const _errs39 = errors;
const _errs40 = errors;
if(errors === _errs40){
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
let missing7;
if((data11.id === undefined) && (missing7 = "id")){
const err11 = {instancePath:instancePath+"/audio",schemaPath:"contract#/components/schemas/ChatMessageAudio/required",keyword:"required",params:{missingProperty: missing7},message:"must have required property '"+missing7+"'",schema:schema9.required,parentSchema:schema9,data:data11};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
else {
if(data11.id !== undefined){
let data12 = data11.id;
const _errs43 = errors;
if(errors === _errs43){
if(typeof data12 === "string"){
if(func0(data12) < 1){
const err12 = {instancePath:instancePath+"/audio/id",schemaPath:"contract#/components/schemas/ChatMessageAudio/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema9.properties.id,data:data12};
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
const err13 = {instancePath:instancePath+"/audio/id",schemaPath:"contract#/components/schemas/ChatMessageAudio/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema9.properties.id.type,parentSchema:schema9.properties.id,data:data12};
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
}
else {
const err14 = {instancePath:instancePath+"/audio",schemaPath:"contract#/components/schemas/ChatMessageAudio/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema9.type,parentSchema:schema9,data:data11};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
var _valid4 = _errs39 === errors;
if(_valid4){
valid13 = true;
passing1 = 0;
}
const _errs45 = errors;
if(data11 !== null){
const err15 = {instancePath:instancePath+"/audio",schemaPath:"#/properties/audio/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null",schema:schema3.properties.audio.oneOf[1].type,parentSchema:schema3.properties.audio.oneOf[1],data:data11};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var _valid4 = _errs45 === errors;
if(_valid4 && valid13){
valid13 = false;
passing1 = [passing1, 1];
}
else {
if(_valid4){
valid13 = true;
passing1 = 1;
}
}
if(!valid13){
const err16 = {instancePath:instancePath+"/audio",schemaPath:"#/properties/audio/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf",schema:schema3.properties.audio.oneOf,parentSchema:schema3.properties.audio,data:data11};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
validate3.errors = vErrors;
return false;
}
else {
errors = _errs38;
if(vErrors !== null){
if(_errs38){
vErrors.length = _errs38;
}
else {
vErrors = null;
}
}
}
var valid11 = _errs37 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data.function_call !== undefined){
let data13 = data.function_call;
const _errs47 = errors;
const _errs48 = errors;
let valid16 = false;
let passing2 = null;
const _errs49 = errors;
const _errs50 = errors;
if(errors === _errs50){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
let missing8;
if(((data13.name === undefined) && (missing8 = "name")) || ((data13.arguments === undefined) && (missing8 = "arguments"))){
const err17 = {instancePath:instancePath+"/function_call",schemaPath:"contract#/components/schemas/ChatToolCallFunction/required",keyword:"required",params:{missingProperty: missing8},message:"must have required property '"+missing8+"'",schema:schema10.required,parentSchema:schema10,data:data13};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
else {
if(data13.name !== undefined){
let data14 = data13.name;
const _errs53 = errors;
if(errors === _errs53){
if(typeof data14 === "string"){
if(func0(data14) < 1){
const err18 = {instancePath:instancePath+"/function_call/name",schemaPath:"contract#/components/schemas/ChatToolCallFunction/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema10.properties.name,data:data14};
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
const err19 = {instancePath:instancePath+"/function_call/name",schemaPath:"contract#/components/schemas/ChatToolCallFunction/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema10.properties.name.type,parentSchema:schema10.properties.name,data:data14};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
var valid18 = _errs53 === errors;
}
else {
var valid18 = true;
}
if(valid18){
if(data13.arguments !== undefined){
let data15 = data13.arguments;
const _errs55 = errors;
if(typeof data15 !== "string"){
const err20 = {instancePath:instancePath+"/function_call/arguments",schemaPath:"contract#/components/schemas/ChatToolCallFunction/properties/arguments/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema10.properties.arguments.type,parentSchema:schema10.properties.arguments,data:data15};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
var valid18 = _errs55 === errors;
}
else {
var valid18 = true;
}
}
}
}
else {
const err21 = {instancePath:instancePath+"/function_call",schemaPath:"contract#/components/schemas/ChatToolCallFunction/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema10.type,parentSchema:schema10,data:data13};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
var _valid5 = _errs49 === errors;
if(_valid5){
valid16 = true;
passing2 = 0;
}
const _errs57 = errors;
if(data13 !== null){
const err22 = {instancePath:instancePath+"/function_call",schemaPath:"#/properties/function_call/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null",schema:schema3.properties.function_call.oneOf[1].type,parentSchema:schema3.properties.function_call.oneOf[1],data:data13};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var _valid5 = _errs57 === errors;
if(_valid5 && valid16){
valid16 = false;
passing2 = [passing2, 1];
}
else {
if(_valid5){
valid16 = true;
passing2 = 1;
}
}
if(!valid16){
const err23 = {instancePath:instancePath+"/function_call",schemaPath:"#/properties/function_call/oneOf",keyword:"oneOf",params:{passingSchemas: passing2},message:"must match exactly one schema in oneOf",schema:schema3.properties.function_call.oneOf,parentSchema:schema3.properties.function_call,data:data13};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
validate3.errors = vErrors;
return false;
}
else {
errors = _errs48;
if(vErrors !== null){
if(_errs48){
vErrors.length = _errs48;
}
else {
vErrors = null;
}
}
}
var valid11 = _errs47 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data.tool_calls !== undefined){
let data16 = data.tool_calls;
const _errs59 = errors;
if((!(Array.isArray(data16))) && (data16 !== null)){
validate3.errors = [{instancePath:instancePath+"/tool_calls",schemaPath:"#/properties/tool_calls/type",keyword:"type",params:{type: schema3.properties.tool_calls.type},message:"must be array,null",schema:schema3.properties.tool_calls.type,parentSchema:schema3.properties.tool_calls,data:data16}];
return false;
}
if(errors === _errs59){
if(Array.isArray(data16)){
if(data16.length > 128){
validate3.errors = [{instancePath:instancePath+"/tool_calls",schemaPath:"#/properties/tool_calls/maxItems",keyword:"maxItems",params:{limit: 128},message:"must NOT have more than 128 items",schema:128,parentSchema:schema3.properties.tool_calls,data:data16}];
return false;
}
else {
if(data16.length < 1){
validate3.errors = [{instancePath:instancePath+"/tool_calls",schemaPath:"#/properties/tool_calls/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema3.properties.tool_calls,data:data16}];
return false;
}
else {
var valid19 = true;
const len1 = data16.length;
for(let i1=0; i1<len1; i1++){
const _errs61 = errors;
if(!(validate8(data16[i1], {instancePath:instancePath+"/tool_calls/" + i1,parentData:data16,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
errors = vErrors.length;
}
var valid19 = _errs61 === errors;
if(!valid19){
break;
}
}
}
}
}
}
var valid11 = _errs59 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data.tool_call_id !== undefined){
let data18 = data.tool_call_id;
const _errs62 = errors;
if((typeof data18 !== "string") && (data18 !== null)){
validate3.errors = [{instancePath:instancePath+"/tool_call_id",schemaPath:"#/properties/tool_call_id/type",keyword:"type",params:{type: schema3.properties.tool_call_id.type},message:"must be string,null",schema:schema3.properties.tool_call_id.type,parentSchema:schema3.properties.tool_call_id,data:data18}];
return false;
}
if(errors === _errs62){
if(typeof data18 === "string"){
if(func0(data18) < 1){
validate3.errors = [{instancePath:instancePath+"/tool_call_id",schemaPath:"#/properties/tool_call_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema3.properties.tool_call_id,data:data18}];
return false;
}
}
}
var valid11 = _errs62 === errors;
}
else {
var valid11 = true;
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
validate3.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema3.type,parentSchema:schema3,data}];
return false;
}
}
validate3.errors = vErrors;
return errors === 0;
}
validate3.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema16 = {"description":"A tool that the model may call: a function with JSON arguments, or a custom tool that takes any text.","type":"object","required":["type"],"additionalProperties":true,"properties":{"type":{"description":"What it is; the member of the same name describes it.","type":"string","enum":["function","custom"]},"function":{"description":"The function, where `type` is `function`.","oneOf":[{"$ref":"contract#/components/schemas/ChatToolFunction"},{"type":"null"}]},"custom":{"description":"The custom tool, where `type` is `custom`.","oneOf":[{"$ref":"contract#/components/schemas/ChatToolCustom"},{"type":"null"}]}},"allOf":[{"if":{"required":["type"],"properties":{"type":{"const":"function"}}},"then":{"required":["function"],"properties":{"function":{"type":"object","additionalProperties":true}}}},{"if":{"required":["type"],"properties":{"type":{"const":"custom"}}},"then":{"required":["custom"],"properties":{"custom":{"type":"object","additionalProperties":true}}}}]};
const schema17 = {"description":"A function that the model may call.","type":"object","required":["name"],"additionalProperties":true,"properties":{"name":{"description":"The function's name.","type":"string","minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9_-]*$","x-pattern-words":"letters, digits, underscores and dashes"},"description":{"description":"What the function does, for the model.","type":["string","null"]},"parameters":{"description":"A JSON Schema of the arguments.","type":["object","null"],"additionalProperties":true},"strict":{"description":"Whether the arguments must match the schema exactly, for providers that support it.","type":["boolean","null"]}}};
const schema18 = {"description":"A custom tool, whose input is any text.","type":"object","required":["name"],"additionalProperties":true,"properties":{"name":{"description":"The tool's name.","type":"string","minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9_-]*$","x-pattern-words":"letters, digits, underscores and dashes"},"description":{"description":"What the tool does, for the model.","type":["string","null"]},"format":{"description":"What its input must be, free text or text of a grammar, as the provider expects it.","type":["object","null"],"additionalProperties":true}}};
const pattern0 = new RegExp("^[A-Za-z0-9_-]*$", "u");

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
if("function" !== data.type){
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
if((data.function === undefined) && (missing1 = "function")){
validate11.errors = [{instancePath,schemaPath:"#/allOf/0/then/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'",schema:schema16.allOf[0].then.required,parentSchema:schema16.allOf[0].then,data}];
return false;
}
else {
if(data.function !== undefined){
let data1 = data.function;
const _errs6 = errors;
if(errors === _errs6){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
}
else {
validate11.errors = [{instancePath:instancePath+"/function",schemaPath:"#/allOf/0/then/properties/function/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema16.allOf[0].then.properties.function.type,parentSchema:schema16.allOf[0].then.properties.function,data:data1}];
return false;
}
}
}
}
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
if(valid1){
var props0 = {};
props0.function = true;
props0.type = true;
}
}
if(!valid1){
const err2 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema16.allOf[0].if,parentSchema:schema16.allOf[0],data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate11.errors = vErrors;
return false;
}
var valid0 = _errs1 === errors;
if(valid0){
const _errs9 = errors;
const _errs10 = errors;
let valid4 = true;
const _errs11 = errors;
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
if("custom" !== data.type){
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
var _valid1 = _errs11 === errors;
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs13 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.custom === undefined) && (missing3 = "custom")){
validate11.errors = [{instancePath,schemaPath:"#/allOf/1/then/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'",schema:schema16.allOf[1].then.required,parentSchema:schema16.allOf[1].then,data}];
return false;
}
else {
if(data.custom !== undefined){
let data3 = data.custom;
const _errs14 = errors;
if(errors === _errs14){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
}
else {
validate11.errors = [{instancePath:instancePath+"/custom",schemaPath:"#/allOf/1/then/properties/custom/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema16.allOf[1].then.properties.custom.type,parentSchema:schema16.allOf[1].then.properties.custom,data:data3}];
return false;
}
}
}
}
}
var _valid1 = _errs13 === errors;
valid4 = _valid1;
if(valid4){
var props1 = {};
props1.custom = true;
props1.type = true;
}
}
if(!valid4){
const err5 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema16.allOf[1].if,parentSchema:schema16.allOf[1],data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate11.errors = vErrors;
return false;
}
var valid0 = _errs9 === errors;
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
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if((data.type === undefined) && (missing4 = "type")){
validate11.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'",schema:schema16.required,parentSchema:schema16,data}];
return false;
}
else {
if(data.type !== undefined){
let data4 = data.type;
const _errs18 = errors;
if(typeof data4 !== "string"){
validate11.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema16.properties.type.type,parentSchema:schema16.properties.type,data:data4}];
return false;
}
if(!((data4 === "function") || (data4 === "custom"))){
validate11.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema16.properties.type.enum},message:"must be equal to one of the allowed values",schema:schema16.properties.type.enum,parentSchema:schema16.properties.type,data:data4}];
return false;
}
var valid7 = _errs18 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.function !== undefined){
let data5 = data.function;
const _errs20 = errors;
const _errs21 = errors;
let valid8 = false;
let passing0 = null;
const _errs22 = errors;
const _errs23 = errors;
if(errors === _errs23){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing5;
if((data5.name === undefined) && (missing5 = "name")){
const err6 = {instancePath:instancePath+"/function",schemaPath:"contract#/components/schemas/ChatToolFunction/required",keyword:"required",params:{missingProperty: missing5},message:"must have required property '"+missing5+"'",schema:schema17.required,parentSchema:schema17,data:data5};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
else {
if(data5.name !== undefined){
let data6 = data5.name;
const _errs26 = errors;
if(errors === _errs26){
if(typeof data6 === "string"){
if(func0(data6) > 64){
const err7 = {instancePath:instancePath+"/function/name",schemaPath:"contract#/components/schemas/ChatToolFunction/properties/name/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema17.properties.name,data:data6};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
if(func0(data6) < 1){
const err8 = {instancePath:instancePath+"/function/name",schemaPath:"contract#/components/schemas/ChatToolFunction/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema17.properties.name,data:data6};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
else {
if(!pattern0.test(data6)){
const err9 = {instancePath:instancePath+"/function/name",schemaPath:"contract#/components/schemas/ChatToolFunction/properties/name/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]*$"},message:"must match pattern \""+"^[A-Za-z0-9_-]*$"+"\"",schema:"^[A-Za-z0-9_-]*$",parentSchema:schema17.properties.name,data:data6};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
}
else {
const err10 = {instancePath:instancePath+"/function/name",schemaPath:"contract#/components/schemas/ChatToolFunction/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema17.properties.name.type,parentSchema:schema17.properties.name,data:data6};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
var valid10 = _errs26 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data5.description !== undefined){
let data7 = data5.description;
const _errs28 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
const err11 = {instancePath:instancePath+"/function/description",schemaPath:"contract#/components/schemas/ChatToolFunction/properties/description/type",keyword:"type",params:{type: schema17.properties.description.type},message:"must be string,null",schema:schema17.properties.description.type,parentSchema:schema17.properties.description,data:data7};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var valid10 = _errs28 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data5.parameters !== undefined){
let data8 = data5.parameters;
const _errs30 = errors;
if((!(data8 && typeof data8 == "object" && !Array.isArray(data8))) && (data8 !== null)){
const err12 = {instancePath:instancePath+"/function/parameters",schemaPath:"contract#/components/schemas/ChatToolFunction/properties/parameters/type",keyword:"type",params:{type: schema17.properties.parameters.type},message:"must be object,null",schema:schema17.properties.parameters.type,parentSchema:schema17.properties.parameters,data:data8};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var valid10 = _errs30 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data5.strict !== undefined){
let data9 = data5.strict;
const _errs33 = errors;
if((typeof data9 !== "boolean") && (data9 !== null)){
const err13 = {instancePath:instancePath+"/function/strict",schemaPath:"contract#/components/schemas/ChatToolFunction/properties/strict/type",keyword:"type",params:{type: schema17.properties.strict.type},message:"must be boolean,null",schema:schema17.properties.strict.type,parentSchema:schema17.properties.strict,data:data9};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var valid10 = _errs33 === errors;
}
else {
var valid10 = true;
}
}
}
}
}
}
else {
const err14 = {instancePath:instancePath+"/function",schemaPath:"contract#/components/schemas/ChatToolFunction/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema17.type,parentSchema:schema17,data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
var _valid2 = _errs22 === errors;
if(_valid2){
valid8 = true;
passing0 = 0;
}
const _errs35 = errors;
if(data5 !== null){
const err15 = {instancePath:instancePath+"/function",schemaPath:"#/properties/function/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null",schema:schema16.properties.function.oneOf[1].type,parentSchema:schema16.properties.function.oneOf[1],data:data5};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var _valid2 = _errs35 === errors;
if(_valid2 && valid8){
valid8 = false;
passing0 = [passing0, 1];
}
else {
if(_valid2){
valid8 = true;
passing0 = 1;
}
}
if(!valid8){
const err16 = {instancePath:instancePath+"/function",schemaPath:"#/properties/function/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf",schema:schema16.properties.function.oneOf,parentSchema:schema16.properties.function,data:data5};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
validate11.errors = vErrors;
return false;
}
else {
errors = _errs21;
if(vErrors !== null){
if(_errs21){
vErrors.length = _errs21;
}
else {
vErrors = null;
}
}
}
var valid7 = _errs20 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data.custom !== undefined){
let data10 = data.custom;
const _errs37 = errors;
const _errs38 = errors;
let valid11 = false;
let passing1 = null;
const _errs39 = errors;
const _errs40 = errors;
if(errors === _errs40){
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
let missing6;
if((data10.name === undefined) && (missing6 = "name")){
const err17 = {instancePath:instancePath+"/custom",schemaPath:"contract#/components/schemas/ChatToolCustom/required",keyword:"required",params:{missingProperty: missing6},message:"must have required property '"+missing6+"'",schema:schema18.required,parentSchema:schema18,data:data10};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
else {
if(data10.name !== undefined){
let data11 = data10.name;
const _errs43 = errors;
if(errors === _errs43){
if(typeof data11 === "string"){
if(func0(data11) > 64){
const err18 = {instancePath:instancePath+"/custom/name",schemaPath:"contract#/components/schemas/ChatToolCustom/properties/name/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema18.properties.name,data:data11};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
else {
if(func0(data11) < 1){
const err19 = {instancePath:instancePath+"/custom/name",schemaPath:"contract#/components/schemas/ChatToolCustom/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema18.properties.name,data:data11};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
else {
if(!pattern0.test(data11)){
const err20 = {instancePath:instancePath+"/custom/name",schemaPath:"contract#/components/schemas/ChatToolCustom/properties/name/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]*$"},message:"must match pattern \""+"^[A-Za-z0-9_-]*$"+"\"",schema:"^[A-Za-z0-9_-]*$",parentSchema:schema18.properties.name,data:data11};
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
else {
const err21 = {instancePath:instancePath+"/custom/name",schemaPath:"contract#/components/schemas/ChatToolCustom/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema18.properties.name.type,parentSchema:schema18.properties.name,data:data11};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
var valid13 = _errs43 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data10.description !== undefined){
let data12 = data10.description;
const _errs45 = errors;
if((typeof data12 !== "string") && (data12 !== null)){
const err22 = {instancePath:instancePath+"/custom/description",schemaPath:"contract#/components/schemas/ChatToolCustom/properties/description/type",keyword:"type",params:{type: schema18.properties.description.type},message:"must be string,null",schema:schema18.properties.description.type,parentSchema:schema18.properties.description,data:data12};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var valid13 = _errs45 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data10.format !== undefined){
let data13 = data10.format;
const _errs47 = errors;
if((!(data13 && typeof data13 == "object" && !Array.isArray(data13))) && (data13 !== null)){
const err23 = {instancePath:instancePath+"/custom/format",schemaPath:"contract#/components/schemas/ChatToolCustom/properties/format/type",keyword:"type",params:{type: schema18.properties.format.type},message:"must be object,null",schema:schema18.properties.format.type,parentSchema:schema18.properties.format,data:data13};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
var valid13 = _errs47 === errors;
}
else {
var valid13 = true;
}
}
}
}
}
else {
const err24 = {instancePath:instancePath+"/custom",schemaPath:"contract#/components/schemas/ChatToolCustom/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema18.type,parentSchema:schema18,data:data10};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
var _valid3 = _errs39 === errors;
if(_valid3){
valid11 = true;
passing1 = 0;
}
const _errs50 = errors;
if(data10 !== null){
const err25 = {instancePath:instancePath+"/custom",schemaPath:"#/properties/custom/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null",schema:schema16.properties.custom.oneOf[1].type,parentSchema:schema16.properties.custom.oneOf[1],data:data10};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
var _valid3 = _errs50 === errors;
if(_valid3 && valid11){
valid11 = false;
passing1 = [passing1, 1];
}
else {
if(_valid3){
valid11 = true;
passing1 = 1;
}
}
if(!valid11){
const err26 = {instancePath:instancePath+"/custom",schemaPath:"#/properties/custom/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf",schema:schema16.properties.custom.oneOf,parentSchema:schema16.properties.custom,data:data10};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
validate11.errors = vErrors;
return false;
}
else {
errors = _errs38;
if(vErrors !== null){
if(_errs38){
vErrors.length = _errs38;
}
else {
vErrors = null;
}
}
}
var valid7 = _errs37 === errors;
}
else {
var valid7 = true;
}
}
}
}
}
else {
validate11.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema16.type,parentSchema:schema16,data}];
return false;
}
}
validate11.errors = vErrors;
return errors === 0;
}
validate11.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema19 = {"description":"Whether tools are called, or the one to call.","oneOf":[{"$ref":"contract#/components/schemas/ToolChoiceMode"},{"$ref":"contract#/components/schemas/ChatToolChoice"}]};
const schema20 = {"description":"No tool, whatever the model chooses, or at least one.","type":"string","enum":["none","auto","required"]};
const schema21 = {"description":"One tool that must be called, or the tools that may be called.","type":"object","required":["type"],"additionalProperties":true,"properties":{"type":{"description":"What the choice is; the member of the same name has the details.","type":"string","enum":["function","custom","allowed_tools"]},"function":{"description":"The function to call, where `type` is `function`.","oneOf":[{"$ref":"contract#/components/schemas/NamedTool"},{"type":"null"}]},"custom":{"description":"The custom tool to call, where `type` is `custom`.","oneOf":[{"$ref":"contract#/components/schemas/NamedTool"},{"type":"null"}]},"allowed_tools":{"description":"The tools to choose from, where `type` is `allowed_tools`.","oneOf":[{"$ref":"contract#/components/schemas/AllowedTools"},{"type":"null"}]}},"allOf":[{"if":{"required":["type"],"properties":{"type":{"const":"function"}}},"then":{"required":["function"],"properties":{"function":{"type":"object","additionalProperties":true}}}},{"if":{"required":["type"],"properties":{"type":{"const":"custom"}}},"then":{"required":["custom"],"properties":{"custom":{"type":"object","additionalProperties":true}}}},{"if":{"required":["type"],"properties":{"type":{"const":"allowed_tools"}}},"then":{"required":["allowed_tools"],"properties":{"allowed_tools":{"type":"object","additionalProperties":true}}}}]};
const schema22 = {"description":"The tool that must be called.","type":"object","required":["name"],"additionalProperties":true,"properties":{"name":{"description":"The tool's name, of letters, digits, `_` and `-`.","type":"string","minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9_-]*$","x-pattern-words":"letters, digits, underscores and dashes"}}};
const schema24 = {"description":"The defined tools that may be called.","type":"object","required":["mode","tools"],"additionalProperties":true,"properties":{"mode":{"description":"Whether one of them may be called or must be.","type":"string","enum":["auto","required"]},"tools":{"description":"Each with its type and name, as in OpenAI's API.","type":"array","minItems":1,"maxItems":128,"items":{"$ref":"contract#/components/schemas/AllowedTool"}}}};
const schema25 = {"description":"A tool by type and name, as in OpenAI's API.","type":"object","additionalProperties":true};

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate15.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.mode === undefined) && (missing0 = "mode")) || ((data.tools === undefined) && (missing0 = "tools"))){
validate15.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'",schema:schema24.required,parentSchema:schema24,data}];
return false;
}
else {
if(data.mode !== undefined){
let data0 = data.mode;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate15.errors = [{instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.properties.mode.type,parentSchema:schema24.properties.mode,data:data0}];
return false;
}
if(!((data0 === "auto") || (data0 === "required"))){
validate15.errors = [{instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues: schema24.properties.mode.enum},message:"must be equal to one of the allowed values",schema:schema24.properties.mode.enum,parentSchema:schema24.properties.mode,data:data0}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tools !== undefined){
let data1 = data.tools;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data1)){
if(data1.length > 128){
validate15.errors = [{instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/maxItems",keyword:"maxItems",params:{limit: 128},message:"must NOT have more than 128 items",schema:128,parentSchema:schema24.properties.tools,data:data1}];
return false;
}
else {
if(data1.length < 1){
validate15.errors = [{instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema24.properties.tools,data:data1}];
return false;
}
else {
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
}
else {
validate15.errors = [{instancePath:instancePath+"/tools/" + i0,schemaPath:"contract#/components/schemas/AllowedTool/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema25.type,parentSchema:schema25,data:data2}];
return false;
}
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
validate15.errors = [{instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema24.properties.tools.type,parentSchema:schema24.properties.tools,data:data1}];
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
validate15.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema24.type,parentSchema:schema24,data}];
return false;
}
}
validate15.errors = vErrors;
return errors === 0;
}
validate15.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate14.evaluated;
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
if("function" !== data.type){
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
if((data.function === undefined) && (missing1 = "function")){
validate14.errors = [{instancePath,schemaPath:"#/allOf/0/then/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'",schema:schema21.allOf[0].then.required,parentSchema:schema21.allOf[0].then,data}];
return false;
}
else {
if(data.function !== undefined){
let data1 = data.function;
const _errs6 = errors;
if(errors === _errs6){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
}
else {
validate14.errors = [{instancePath:instancePath+"/function",schemaPath:"#/allOf/0/then/properties/function/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema21.allOf[0].then.properties.function.type,parentSchema:schema21.allOf[0].then.properties.function,data:data1}];
return false;
}
}
}
}
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
if(valid1){
var props0 = {};
props0.function = true;
props0.type = true;
}
}
if(!valid1){
const err2 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema21.allOf[0].if,parentSchema:schema21.allOf[0],data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate14.errors = vErrors;
return false;
}
var valid0 = _errs1 === errors;
if(valid0){
const _errs9 = errors;
const _errs10 = errors;
let valid4 = true;
const _errs11 = errors;
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
if("custom" !== data.type){
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
var _valid1 = _errs11 === errors;
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs13 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.custom === undefined) && (missing3 = "custom")){
validate14.errors = [{instancePath,schemaPath:"#/allOf/1/then/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'",schema:schema21.allOf[1].then.required,parentSchema:schema21.allOf[1].then,data}];
return false;
}
else {
if(data.custom !== undefined){
let data3 = data.custom;
const _errs14 = errors;
if(errors === _errs14){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
}
else {
validate14.errors = [{instancePath:instancePath+"/custom",schemaPath:"#/allOf/1/then/properties/custom/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema21.allOf[1].then.properties.custom.type,parentSchema:schema21.allOf[1].then.properties.custom,data:data3}];
return false;
}
}
}
}
}
var _valid1 = _errs13 === errors;
valid4 = _valid1;
if(valid4){
var props1 = {};
props1.custom = true;
props1.type = true;
}
}
if(!valid4){
const err5 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema21.allOf[1].if,parentSchema:schema21.allOf[1],data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate14.errors = vErrors;
return false;
}
var valid0 = _errs9 === errors;
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
if("allowed_tools" !== data.type){
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
if((data.allowed_tools === undefined) && (missing5 = "allowed_tools")){
validate14.errors = [{instancePath,schemaPath:"#/allOf/2/then/required",keyword:"required",params:{missingProperty: missing5},message:"must have required property '"+missing5+"'",schema:schema21.allOf[2].then.required,parentSchema:schema21.allOf[2].then,data}];
return false;
}
else {
if(data.allowed_tools !== undefined){
let data5 = data.allowed_tools;
const _errs22 = errors;
if(errors === _errs22){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
}
else {
validate14.errors = [{instancePath:instancePath+"/allowed_tools",schemaPath:"#/allOf/2/then/properties/allowed_tools/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema21.allOf[2].then.properties.allowed_tools.type,parentSchema:schema21.allOf[2].then.properties.allowed_tools,data:data5}];
return false;
}
}
}
}
}
var _valid2 = _errs21 === errors;
valid7 = _valid2;
if(valid7){
var props2 = {};
props2.allowed_tools = true;
props2.type = true;
}
}
if(!valid7){
const err8 = {instancePath,schemaPath:"#/allOf/2/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema21.allOf[2].if,parentSchema:schema21.allOf[2],data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
validate14.errors = vErrors;
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
if((data.type === undefined) && (missing6 = "type")){
validate14.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing6},message:"must have required property '"+missing6+"'",schema:schema21.required,parentSchema:schema21,data}];
return false;
}
else {
if(data.type !== undefined){
let data6 = data.type;
const _errs26 = errors;
if(typeof data6 !== "string"){
validate14.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema21.properties.type.type,parentSchema:schema21.properties.type,data:data6}];
return false;
}
if(!(((data6 === "function") || (data6 === "custom")) || (data6 === "allowed_tools"))){
validate14.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema21.properties.type.enum},message:"must be equal to one of the allowed values",schema:schema21.properties.type.enum,parentSchema:schema21.properties.type,data:data6}];
return false;
}
var valid10 = _errs26 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data.function !== undefined){
let data7 = data.function;
const _errs28 = errors;
const _errs29 = errors;
let valid11 = false;
let passing0 = null;
const _errs30 = errors;
const _errs31 = errors;
if(errors === _errs31){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing7;
if((data7.name === undefined) && (missing7 = "name")){
const err9 = {instancePath:instancePath+"/function",schemaPath:"contract#/components/schemas/NamedTool/required",keyword:"required",params:{missingProperty: missing7},message:"must have required property '"+missing7+"'",schema:schema22.required,parentSchema:schema22,data:data7};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
else {
if(data7.name !== undefined){
let data8 = data7.name;
const _errs34 = errors;
if(errors === _errs34){
if(typeof data8 === "string"){
if(func0(data8) > 64){
const err10 = {instancePath:instancePath+"/function/name",schemaPath:"contract#/components/schemas/NamedTool/properties/name/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema22.properties.name,data:data8};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
else {
if(func0(data8) < 1){
const err11 = {instancePath:instancePath+"/function/name",schemaPath:"contract#/components/schemas/NamedTool/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema22.properties.name,data:data8};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
else {
if(!pattern0.test(data8)){
const err12 = {instancePath:instancePath+"/function/name",schemaPath:"contract#/components/schemas/NamedTool/properties/name/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]*$"},message:"must match pattern \""+"^[A-Za-z0-9_-]*$"+"\"",schema:"^[A-Za-z0-9_-]*$",parentSchema:schema22.properties.name,data:data8};
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
}
else {
const err13 = {instancePath:instancePath+"/function/name",schemaPath:"contract#/components/schemas/NamedTool/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema22.properties.name.type,parentSchema:schema22.properties.name,data:data8};
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
}
else {
const err14 = {instancePath:instancePath+"/function",schemaPath:"contract#/components/schemas/NamedTool/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema22.type,parentSchema:schema22,data:data7};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
var _valid3 = _errs30 === errors;
if(_valid3){
valid11 = true;
passing0 = 0;
}
const _errs36 = errors;
if(data7 !== null){
const err15 = {instancePath:instancePath+"/function",schemaPath:"#/properties/function/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null",schema:schema21.properties.function.oneOf[1].type,parentSchema:schema21.properties.function.oneOf[1],data:data7};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var _valid3 = _errs36 === errors;
if(_valid3 && valid11){
valid11 = false;
passing0 = [passing0, 1];
}
else {
if(_valid3){
valid11 = true;
passing0 = 1;
}
}
if(!valid11){
const err16 = {instancePath:instancePath+"/function",schemaPath:"#/properties/function/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf",schema:schema21.properties.function.oneOf,parentSchema:schema21.properties.function,data:data7};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
validate14.errors = vErrors;
return false;
}
else {
errors = _errs29;
if(vErrors !== null){
if(_errs29){
vErrors.length = _errs29;
}
else {
vErrors = null;
}
}
}
var valid10 = _errs28 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data.custom !== undefined){
let data9 = data.custom;
const _errs38 = errors;
const _errs39 = errors;
let valid14 = false;
let passing1 = null;
const _errs40 = errors;
const _errs41 = errors;
if(errors === _errs41){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
let missing8;
if((data9.name === undefined) && (missing8 = "name")){
const err17 = {instancePath:instancePath+"/custom",schemaPath:"contract#/components/schemas/NamedTool/required",keyword:"required",params:{missingProperty: missing8},message:"must have required property '"+missing8+"'",schema:schema22.required,parentSchema:schema22,data:data9};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
else {
if(data9.name !== undefined){
let data10 = data9.name;
const _errs44 = errors;
if(errors === _errs44){
if(typeof data10 === "string"){
if(func0(data10) > 64){
const err18 = {instancePath:instancePath+"/custom/name",schemaPath:"contract#/components/schemas/NamedTool/properties/name/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema22.properties.name,data:data10};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
else {
if(func0(data10) < 1){
const err19 = {instancePath:instancePath+"/custom/name",schemaPath:"contract#/components/schemas/NamedTool/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema22.properties.name,data:data10};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
else {
if(!pattern0.test(data10)){
const err20 = {instancePath:instancePath+"/custom/name",schemaPath:"contract#/components/schemas/NamedTool/properties/name/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]*$"},message:"must match pattern \""+"^[A-Za-z0-9_-]*$"+"\"",schema:"^[A-Za-z0-9_-]*$",parentSchema:schema22.properties.name,data:data10};
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
else {
const err21 = {instancePath:instancePath+"/custom/name",schemaPath:"contract#/components/schemas/NamedTool/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema22.properties.name.type,parentSchema:schema22.properties.name,data:data10};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
}
}
else {
const err22 = {instancePath:instancePath+"/custom",schemaPath:"contract#/components/schemas/NamedTool/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema22.type,parentSchema:schema22,data:data9};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
var _valid4 = _errs40 === errors;
if(_valid4){
valid14 = true;
passing1 = 0;
}
const _errs46 = errors;
if(data9 !== null){
const err23 = {instancePath:instancePath+"/custom",schemaPath:"#/properties/custom/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null",schema:schema21.properties.custom.oneOf[1].type,parentSchema:schema21.properties.custom.oneOf[1],data:data9};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
var _valid4 = _errs46 === errors;
if(_valid4 && valid14){
valid14 = false;
passing1 = [passing1, 1];
}
else {
if(_valid4){
valid14 = true;
passing1 = 1;
}
}
if(!valid14){
const err24 = {instancePath:instancePath+"/custom",schemaPath:"#/properties/custom/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf",schema:schema21.properties.custom.oneOf,parentSchema:schema21.properties.custom,data:data9};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
validate14.errors = vErrors;
return false;
}
else {
errors = _errs39;
if(vErrors !== null){
if(_errs39){
vErrors.length = _errs39;
}
else {
vErrors = null;
}
}
}
var valid10 = _errs38 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data.allowed_tools !== undefined){
let data11 = data.allowed_tools;
const _errs48 = errors;
const _errs49 = errors;
let valid17 = false;
let passing2 = null;
const _errs50 = errors;
if(!(validate15(data11, {instancePath:instancePath+"/allowed_tools",parentData:data,parentDataProperty:"allowed_tools",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
errors = vErrors.length;
}
var _valid5 = _errs50 === errors;
if(_valid5){
valid17 = true;
passing2 = 0;
}
const _errs51 = errors;
if(data11 !== null){
const err25 = {instancePath:instancePath+"/allowed_tools",schemaPath:"#/properties/allowed_tools/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null",schema:schema21.properties.allowed_tools.oneOf[1].type,parentSchema:schema21.properties.allowed_tools.oneOf[1],data:data11};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
var _valid5 = _errs51 === errors;
if(_valid5 && valid17){
valid17 = false;
passing2 = [passing2, 1];
}
else {
if(_valid5){
valid17 = true;
passing2 = 1;
}
}
if(!valid17){
const err26 = {instancePath:instancePath+"/allowed_tools",schemaPath:"#/properties/allowed_tools/oneOf",keyword:"oneOf",params:{passingSchemas: passing2},message:"must match exactly one schema in oneOf",schema:schema21.properties.allowed_tools.oneOf,parentSchema:schema21.properties.allowed_tools,data:data11};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
validate14.errors = vErrors;
return false;
}
else {
errors = _errs49;
if(vErrors !== null){
if(_errs49){
vErrors.length = _errs49;
}
else {
vErrors = null;
}
}
}
var valid10 = _errs48 === errors;
}
else {
var valid10 = true;
}
}
}
}
}
}
else {
validate14.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema21.type,parentSchema:schema21,data}];
return false;
}
}
validate14.errors = vErrors;
return errors === 0;
}
validate14.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"contract#/components/schemas/ToolChoiceMode/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema20.type,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(((data === "none") || (data === "auto")) || (data === "required"))){
const err1 = {instancePath,schemaPath:"contract#/components/schemas/ToolChoiceMode/enum",keyword:"enum",params:{allowedValues: schema20.enum},message:"must be equal to one of the allowed values",schema:schema20.enum,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs4 = errors;
if(!(validate14(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
var props0 = true;
}
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf",schema:schema19.oneOf,parentSchema:schema19,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate13.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate13.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate13.evaluated = {"dynamicProps":true,"dynamicItems":false};

const schema26 = {"description":"The format of the answer. With `json_object` and `json_schema` only valid JSON is returned, with Markdown fences removed; with `json_schema` it also matches the schema. An answer that does not qualify goes to the next provider, except that one cut off by your `max_tokens` or a provider's filter is returned as it is.","type":"object","required":["type"],"additionalProperties":true,"properties":{"type":{"description":"The kind of answer.","type":"string","enum":["text","json_object","json_schema"]},"json_schema":{"description":"The schema, where `type` is `json_schema`.","oneOf":[{"$ref":"contract#/components/schemas/ResponseFormatJsonSchema"},{"type":"null"}]}},"if":{"required":["type"],"properties":{"type":{"const":"json_schema"}}},"then":{"required":["json_schema"],"properties":{"json_schema":{"type":"object","additionalProperties":true}}}};
const schema27 = {"description":"The schema that the answer must match.","type":"object","required":["name"],"additionalProperties":true,"properties":{"name":{"description":"The schema's name.","type":"string","minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9_-]*$","x-pattern-words":"letters, digits, underscores and dashes"},"description":{"description":"What the answer is for, for the model.","type":["string","null"]},"schema":{"description":"The JSON Schema; if left out, any JSON will do. JSON Schema 2020-12 without external references; `pattern` supports neither look-arounds nor backreferences. A schema that cannot be used is a 400 with `param: response_format`.","type":["object","null"],"additionalProperties":true},"strict":{"description":"Whether the schema must follow OpenAI's rules for strict schemas. The answer must match the schema in any case.","type":["boolean","null"]}}};

function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate19.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
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
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.json_schema === undefined) && (missing1 = "json_schema")){
validate19.errors = [{instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'",schema:schema26.then.required,parentSchema:schema26.then,data}];
return false;
}
else {
if(data.json_schema !== undefined){
let data1 = data.json_schema;
const _errs5 = errors;
if(errors === _errs5){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
}
else {
validate19.errors = [{instancePath:instancePath+"/json_schema",schemaPath:"#/then/properties/json_schema/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema26.then.properties.json_schema.type,parentSchema:schema26.then.properties.json_schema,data:data1}];
return false;
}
}
}
}
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
if(valid0){
var props0 = {};
props0.json_schema = true;
props0.type = true;
}
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema26.if,parentSchema:schema26,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate19.errors = vErrors;
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.type === undefined) && (missing2 = "type")){
validate19.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'",schema:schema26.required,parentSchema:schema26,data}];
return false;
}
else {
if(data.type !== undefined){
let data2 = data.type;
const _errs9 = errors;
if(typeof data2 !== "string"){
validate19.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema26.properties.type.type,parentSchema:schema26.properties.type,data:data2}];
return false;
}
if(!(((data2 === "text") || (data2 === "json_object")) || (data2 === "json_schema"))){
validate19.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema26.properties.type.enum},message:"must be equal to one of the allowed values",schema:schema26.properties.type.enum,parentSchema:schema26.properties.type,data:data2}];
return false;
}
var valid3 = _errs9 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.json_schema !== undefined){
let data3 = data.json_schema;
const _errs11 = errors;
const _errs12 = errors;
let valid4 = false;
let passing0 = null;
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs14){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing3;
if((data3.name === undefined) && (missing3 = "name")){
const err3 = {instancePath:instancePath+"/json_schema",schemaPath:"contract#/components/schemas/ResponseFormatJsonSchema/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'",schema:schema27.required,parentSchema:schema27,data:data3};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
if(data3.name !== undefined){
let data4 = data3.name;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data4 === "string"){
if(func0(data4) > 64){
const err4 = {instancePath:instancePath+"/json_schema/name",schemaPath:"contract#/components/schemas/ResponseFormatJsonSchema/properties/name/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema27.properties.name,data:data4};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
if(func0(data4) < 1){
const err5 = {instancePath:instancePath+"/json_schema/name",schemaPath:"contract#/components/schemas/ResponseFormatJsonSchema/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema27.properties.name,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
if(!pattern0.test(data4)){
const err6 = {instancePath:instancePath+"/json_schema/name",schemaPath:"contract#/components/schemas/ResponseFormatJsonSchema/properties/name/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]*$"},message:"must match pattern \""+"^[A-Za-z0-9_-]*$"+"\"",schema:"^[A-Za-z0-9_-]*$",parentSchema:schema27.properties.name,data:data4};
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
else {
const err7 = {instancePath:instancePath+"/json_schema/name",schemaPath:"contract#/components/schemas/ResponseFormatJsonSchema/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema27.properties.name.type,parentSchema:schema27.properties.name,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
var valid6 = _errs17 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data3.description !== undefined){
let data5 = data3.description;
const _errs19 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
const err8 = {instancePath:instancePath+"/json_schema/description",schemaPath:"contract#/components/schemas/ResponseFormatJsonSchema/properties/description/type",keyword:"type",params:{type: schema27.properties.description.type},message:"must be string,null",schema:schema27.properties.description.type,parentSchema:schema27.properties.description,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var valid6 = _errs19 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data3.schema !== undefined){
let data6 = data3.schema;
const _errs21 = errors;
if((!(data6 && typeof data6 == "object" && !Array.isArray(data6))) && (data6 !== null)){
const err9 = {instancePath:instancePath+"/json_schema/schema",schemaPath:"contract#/components/schemas/ResponseFormatJsonSchema/properties/schema/type",keyword:"type",params:{type: schema27.properties.schema.type},message:"must be object,null",schema:schema27.properties.schema.type,parentSchema:schema27.properties.schema,data:data6};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var valid6 = _errs21 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data3.strict !== undefined){
let data7 = data3.strict;
const _errs24 = errors;
if((typeof data7 !== "boolean") && (data7 !== null)){
const err10 = {instancePath:instancePath+"/json_schema/strict",schemaPath:"contract#/components/schemas/ResponseFormatJsonSchema/properties/strict/type",keyword:"type",params:{type: schema27.properties.strict.type},message:"must be boolean,null",schema:schema27.properties.strict.type,parentSchema:schema27.properties.strict,data:data7};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var valid6 = _errs24 === errors;
}
else {
var valid6 = true;
}
}
}
}
}
}
else {
const err11 = {instancePath:instancePath+"/json_schema",schemaPath:"contract#/components/schemas/ResponseFormatJsonSchema/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema27.type,parentSchema:schema27,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
var _valid1 = _errs13 === errors;
if(_valid1){
valid4 = true;
passing0 = 0;
}
const _errs26 = errors;
if(data3 !== null){
const err12 = {instancePath:instancePath+"/json_schema",schemaPath:"#/properties/json_schema/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null",schema:schema26.properties.json_schema.oneOf[1].type,parentSchema:schema26.properties.json_schema.oneOf[1],data:data3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var _valid1 = _errs26 === errors;
if(_valid1 && valid4){
valid4 = false;
passing0 = [passing0, 1];
}
else {
if(_valid1){
valid4 = true;
passing0 = 1;
}
}
if(!valid4){
const err13 = {instancePath:instancePath+"/json_schema",schemaPath:"#/properties/json_schema/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf",schema:schema26.properties.json_schema.oneOf,parentSchema:schema26.properties.json_schema,data:data3};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
validate19.errors = vErrors;
return false;
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
var valid3 = _errs11 === errors;
}
else {
var valid3 = true;
}
}
}
}
else {
validate19.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema26.type,parentSchema:schema26,data}];
return false;
}
}
validate19.errors = vErrors;
return errors === 0;
}
validate19.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

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
else {
if(!(formats0.validate(data3))){
validate2.errors = [{instancePath:instancePath+"/temperature",schemaPath:"#/properties/temperature/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\"",schema:"double",parentSchema:schema2.properties.temperature,data:data3}];
return false;
}
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
else {
if(!(formats0.validate(data4))){
validate2.errors = [{instancePath:instancePath+"/top_p",schemaPath:"#/properties/top_p/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\"",schema:"double",parentSchema:schema2.properties.top_p,data:data4}];
return false;
}
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
if((typeof data10 !== "boolean") && (data10 !== null)){
const err0 = {instancePath:instancePath+"/stream_options/include_usage",schemaPath:"contract#/components/schemas/ChatStreamOptions/properties/include_usage/type",keyword:"type",params:{type: schema14.properties.include_usage.type},message:"must be boolean,null",schema:schema14.properties.include_usage.type,parentSchema:schema14.properties.include_usage,data:data10};
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
const err1 = {instancePath:instancePath+"/stream_options",schemaPath:"contract#/components/schemas/ChatStreamOptions/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema14.type,parentSchema:schema14,data:data9};
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
const _errs30 = errors;
let valid5 = false;
let passing1 = null;
const _errs31 = errors;
const _errs33 = errors;
let valid7 = false;
let passing2 = null;
const _errs34 = errors;
if(typeof data11 !== "string"){
const err4 = {instancePath:instancePath+"/stop",schemaPath:"contract#/components/schemas/StopSequences/oneOf/0/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema15.oneOf[0].type,parentSchema:schema15.oneOf[0],data:data11};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid2 = _errs34 === errors;
if(_valid2){
valid7 = true;
passing2 = 0;
}
const _errs36 = errors;
if(errors === _errs36){
if(Array.isArray(data11)){
if(data11.length > 4){
const err5 = {instancePath:instancePath+"/stop",schemaPath:"contract#/components/schemas/StopSequences/oneOf/1/maxItems",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items",schema:4,parentSchema:schema15.oneOf[1],data:data11};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
var valid8 = true;
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
let data12 = data11[i1];
const _errs38 = errors;
if(typeof data12 !== "string"){
const err6 = {instancePath:instancePath+"/stop/" + i1,schemaPath:"contract#/components/schemas/StopSequences/oneOf/1/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema15.oneOf[1].items.type,parentSchema:schema15.oneOf[1].items,data:data12};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var valid8 = _errs38 === errors;
if(!valid8){
break;
}
}
}
}
else {
const err7 = {instancePath:instancePath+"/stop",schemaPath:"contract#/components/schemas/StopSequences/oneOf/1/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema15.oneOf[1].type,parentSchema:schema15.oneOf[1],data:data11};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
var _valid2 = _errs36 === errors;
if(_valid2 && valid7){
valid7 = false;
passing2 = [passing2, 1];
}
else {
if(_valid2){
valid7 = true;
passing2 = 1;
}
}
if(!valid7){
const err8 = {instancePath:instancePath+"/stop",schemaPath:"contract#/components/schemas/StopSequences/oneOf",keyword:"oneOf",params:{passingSchemas: passing2},message:"must match exactly one schema in oneOf",schema:schema15.oneOf,parentSchema:schema15,data:data11};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
else {
errors = _errs33;
if(vErrors !== null){
if(_errs33){
vErrors.length = _errs33;
}
else {
vErrors = null;
}
}
}
var _valid1 = _errs31 === errors;
if(_valid1){
valid5 = true;
passing1 = 0;
}
const _errs40 = errors;
if(data11 !== null){
const err9 = {instancePath:instancePath+"/stop",schemaPath:"#/properties/stop/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null",schema:schema2.properties.stop.oneOf[1].type,parentSchema:schema2.properties.stop.oneOf[1],data:data11};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var _valid1 = _errs40 === errors;
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
const err10 = {instancePath:instancePath+"/stop",schemaPath:"#/properties/stop/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf",schema:schema2.properties.stop.oneOf,parentSchema:schema2.properties.stop,data:data11};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
validate2.errors = vErrors;
return false;
}
else {
errors = _errs30;
if(vErrors !== null){
if(_errs30){
vErrors.length = _errs30;
}
else {
vErrors = null;
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
const _errs42 = errors;
if((!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))) && (data13 !== null)){
validate2.errors = [{instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type: schema2.properties.seed.type},message:"must be integer,null",schema:schema2.properties.seed.type,parentSchema:schema2.properties.seed,data:data13}];
return false;
}
var valid0 = _errs42 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.presence_penalty !== undefined){
let data14 = data.presence_penalty;
const _errs44 = errors;
if((!((typeof data14 == "number") && (isFinite(data14)))) && (data14 !== null)){
validate2.errors = [{instancePath:instancePath+"/presence_penalty",schemaPath:"#/properties/presence_penalty/type",keyword:"type",params:{type: schema2.properties.presence_penalty.type},message:"must be number,null",schema:schema2.properties.presence_penalty.type,parentSchema:schema2.properties.presence_penalty,data:data14}];
return false;
}
if(errors === _errs44){
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
else {
if(!(formats0.validate(data14))){
validate2.errors = [{instancePath:instancePath+"/presence_penalty",schemaPath:"#/properties/presence_penalty/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\"",schema:"double",parentSchema:schema2.properties.presence_penalty,data:data14}];
return false;
}
}
}
}
}
var valid0 = _errs44 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.frequency_penalty !== undefined){
let data15 = data.frequency_penalty;
const _errs46 = errors;
if((!((typeof data15 == "number") && (isFinite(data15)))) && (data15 !== null)){
validate2.errors = [{instancePath:instancePath+"/frequency_penalty",schemaPath:"#/properties/frequency_penalty/type",keyword:"type",params:{type: schema2.properties.frequency_penalty.type},message:"must be number,null",schema:schema2.properties.frequency_penalty.type,parentSchema:schema2.properties.frequency_penalty,data:data15}];
return false;
}
if(errors === _errs46){
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
else {
if(!(formats0.validate(data15))){
validate2.errors = [{instancePath:instancePath+"/frequency_penalty",schemaPath:"#/properties/frequency_penalty/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\"",schema:"double",parentSchema:schema2.properties.frequency_penalty,data:data15}];
return false;
}
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
if(data.logit_bias !== undefined){
let data16 = data.logit_bias;
const _errs48 = errors;
if((!(data16 && typeof data16 == "object" && !Array.isArray(data16))) && (data16 !== null)){
validate2.errors = [{instancePath:instancePath+"/logit_bias",schemaPath:"#/properties/logit_bias/type",keyword:"type",params:{type: schema2.properties.logit_bias.type},message:"must be object,null",schema:schema2.properties.logit_bias.type,parentSchema:schema2.properties.logit_bias,data:data16}];
return false;
}
if(errors === _errs48){
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(Object.keys(data16).length > 10000){
validate2.errors = [{instancePath:instancePath+"/logit_bias",schemaPath:"#/properties/logit_bias/maxProperties",keyword:"maxProperties",params:{limit: 10000},message:"must NOT have more than 10000 properties",schema:10000,parentSchema:schema2.properties.logit_bias,data:data16}];
return false;
}
else {
for(const key0 in data16){
let data17 = data16[key0];
const _errs51 = errors;
if(errors === _errs51){
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
else {
if(!(formats0.validate(data17))){
validate2.errors = [{instancePath:instancePath+"/logit_bias/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/logit_bias/additionalProperties/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\"",schema:"double",parentSchema:schema2.properties.logit_bias.additionalProperties,data:data17}];
return false;
}
}
}
}
else {
validate2.errors = [{instancePath:instancePath+"/logit_bias/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/logit_bias/additionalProperties/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema2.properties.logit_bias.additionalProperties.type,parentSchema:schema2.properties.logit_bias.additionalProperties,data:data17}];
return false;
}
}
var valid9 = _errs51 === errors;
if(!valid9){
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
if(data.logprobs !== undefined){
let data18 = data.logprobs;
const _errs53 = errors;
if((typeof data18 !== "boolean") && (data18 !== null)){
validate2.errors = [{instancePath:instancePath+"/logprobs",schemaPath:"#/properties/logprobs/type",keyword:"type",params:{type: schema2.properties.logprobs.type},message:"must be boolean,null",schema:schema2.properties.logprobs.type,parentSchema:schema2.properties.logprobs,data:data18}];
return false;
}
var valid0 = _errs53 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.top_logprobs !== undefined){
let data19 = data.top_logprobs;
const _errs55 = errors;
if((!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))) && (data19 !== null)){
validate2.errors = [{instancePath:instancePath+"/top_logprobs",schemaPath:"#/properties/top_logprobs/type",keyword:"type",params:{type: schema2.properties.top_logprobs.type},message:"must be integer,null",schema:schema2.properties.top_logprobs.type,parentSchema:schema2.properties.top_logprobs,data:data19}];
return false;
}
if(errors === _errs55){
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
var valid0 = _errs55 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tools !== undefined){
let data20 = data.tools;
const _errs57 = errors;
if((!(Array.isArray(data20))) && (data20 !== null)){
validate2.errors = [{instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type: schema2.properties.tools.type},message:"must be array,null",schema:schema2.properties.tools.type,parentSchema:schema2.properties.tools,data:data20}];
return false;
}
if(errors === _errs57){
if(Array.isArray(data20)){
if(data20.length > 128){
validate2.errors = [{instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/maxItems",keyword:"maxItems",params:{limit: 128},message:"must NOT have more than 128 items",schema:128,parentSchema:schema2.properties.tools,data:data20}];
return false;
}
else {
var valid10 = true;
const len2 = data20.length;
for(let i2=0; i2<len2; i2++){
const _errs59 = errors;
if(!(validate11(data20[i2], {instancePath:instancePath+"/tools/" + i2,parentData:data20,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
var valid10 = _errs59 === errors;
if(!valid10){
break;
}
}
}
}
}
var valid0 = _errs57 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tool_choice !== undefined){
let data22 = data.tool_choice;
const _errs60 = errors;
const _errs61 = errors;
let valid11 = false;
let passing3 = null;
const _errs62 = errors;
if(!(validate13(data22, {instancePath:instancePath+"/tool_choice",parentData:data,parentDataProperty:"tool_choice",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
var _valid3 = _errs62 === errors;
if(_valid3){
valid11 = true;
passing3 = 0;
}
const _errs63 = errors;
if(data22 !== null){
const err11 = {instancePath:instancePath+"/tool_choice",schemaPath:"#/properties/tool_choice/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null",schema:schema2.properties.tool_choice.oneOf[1].type,parentSchema:schema2.properties.tool_choice.oneOf[1],data:data22};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var _valid3 = _errs63 === errors;
if(_valid3 && valid11){
valid11 = false;
passing3 = [passing3, 1];
}
else {
if(_valid3){
valid11 = true;
passing3 = 1;
}
}
if(!valid11){
const err12 = {instancePath:instancePath+"/tool_choice",schemaPath:"#/properties/tool_choice/oneOf",keyword:"oneOf",params:{passingSchemas: passing3},message:"must match exactly one schema in oneOf",schema:schema2.properties.tool_choice.oneOf,parentSchema:schema2.properties.tool_choice,data:data22};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
validate2.errors = vErrors;
return false;
}
else {
errors = _errs61;
if(vErrors !== null){
if(_errs61){
vErrors.length = _errs61;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs60 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parallel_tool_calls !== undefined){
let data23 = data.parallel_tool_calls;
const _errs65 = errors;
if((typeof data23 !== "boolean") && (data23 !== null)){
validate2.errors = [{instancePath:instancePath+"/parallel_tool_calls",schemaPath:"#/properties/parallel_tool_calls/type",keyword:"type",params:{type: schema2.properties.parallel_tool_calls.type},message:"must be boolean,null",schema:schema2.properties.parallel_tool_calls.type,parentSchema:schema2.properties.parallel_tool_calls,data:data23}];
return false;
}
var valid0 = _errs65 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.response_format !== undefined){
let data24 = data.response_format;
const _errs67 = errors;
const _errs68 = errors;
let valid12 = false;
let passing4 = null;
const _errs69 = errors;
if(!(validate19(data24, {instancePath:instancePath+"/response_format",parentData:data,parentDataProperty:"response_format",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
var _valid4 = _errs69 === errors;
if(_valid4){
valid12 = true;
passing4 = 0;
}
const _errs70 = errors;
if(data24 !== null){
const err13 = {instancePath:instancePath+"/response_format",schemaPath:"#/properties/response_format/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null",schema:schema2.properties.response_format.oneOf[1].type,parentSchema:schema2.properties.response_format.oneOf[1],data:data24};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var _valid4 = _errs70 === errors;
if(_valid4 && valid12){
valid12 = false;
passing4 = [passing4, 1];
}
else {
if(_valid4){
valid12 = true;
passing4 = 1;
}
}
if(!valid12){
const err14 = {instancePath:instancePath+"/response_format",schemaPath:"#/properties/response_format/oneOf",keyword:"oneOf",params:{passingSchemas: passing4},message:"must match exactly one schema in oneOf",schema:schema2.properties.response_format.oneOf,parentSchema:schema2.properties.response_format,data:data24};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
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
if(data.service_tier !== undefined){
let data25 = data.service_tier;
const _errs72 = errors;
if((typeof data25 !== "string") && (data25 !== null)){
validate2.errors = [{instancePath:instancePath+"/service_tier",schemaPath:"#/properties/service_tier/type",keyword:"type",params:{type: schema2.properties.service_tier.type},message:"must be string,null",schema:schema2.properties.service_tier.type,parentSchema:schema2.properties.service_tier,data:data25}];
return false;
}
if(errors === _errs72){
if(typeof data25 === "string"){
if(func0(data25) > 64){
validate2.errors = [{instancePath:instancePath+"/service_tier",schemaPath:"#/properties/service_tier/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema2.properties.service_tier,data:data25}];
return false;
}
}
}
var valid0 = _errs72 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user !== undefined){
let data26 = data.user;
const _errs74 = errors;
if((typeof data26 !== "string") && (data26 !== null)){
validate2.errors = [{instancePath:instancePath+"/user",schemaPath:"#/properties/user/type",keyword:"type",params:{type: schema2.properties.user.type},message:"must be string,null",schema:schema2.properties.user.type,parentSchema:schema2.properties.user,data:data26}];
return false;
}
if(errors === _errs74){
if(typeof data26 === "string"){
if(func0(data26) > 512){
validate2.errors = [{instancePath:instancePath+"/user",schemaPath:"#/properties/user/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters",schema:512,parentSchema:schema2.properties.user,data:data26}];
return false;
}
}
}
var valid0 = _errs74 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metadata !== undefined){
let data27 = data.metadata;
const _errs76 = errors;
if((!(data27 && typeof data27 == "object" && !Array.isArray(data27))) && (data27 !== null)){
validate2.errors = [{instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type: schema2.properties.metadata.type},message:"must be object,null",schema:schema2.properties.metadata.type,parentSchema:schema2.properties.metadata,data:data27}];
return false;
}
if(errors === _errs76){
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
if(Object.keys(data27).length > 16){
validate2.errors = [{instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/maxProperties",keyword:"maxProperties",params:{limit: 16},message:"must NOT have more than 16 properties",schema:16,parentSchema:schema2.properties.metadata,data:data27}];
return false;
}
else {
for(const key1 in data27){
const _errs78 = errors;
if(errors === _errs78){
if(typeof key1 === "string"){
if(func0(key1) > 64){
const err15 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/propertyNames/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema2.properties.metadata.propertyNames,data:key1,propertyName:key1};
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
const err16 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/propertyNames/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema2.properties.metadata.propertyNames.type,parentSchema:schema2.properties.metadata.propertyNames,data:key1,propertyName:key1};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
var valid13 = _errs78 === errors;
if(!valid13){
const err17 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/propertyNames",keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid",schema:schema2.properties.metadata.propertyNames,parentSchema:schema2.properties.metadata,data:data27};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
validate2.errors = vErrors;
return false;
break;
}
}
if(valid13){
for(const key2 in data27){
let data28 = data27[key2];
const _errs81 = errors;
if(errors === _errs81){
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
var valid14 = _errs81 === errors;
if(!valid14){
break;
}
}
}
}
}
}
var valid0 = _errs76 === errors;
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
