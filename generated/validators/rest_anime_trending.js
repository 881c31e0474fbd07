/* Written by npm run codegen from openapi.yaml; never edited. */
export const queryTypes = {"limit":["integer"]};
export const query = validate0;
const schema0 = {"type":"object","properties":{"media":{"type":"string","enum":["anime","manga"],"default":"anime","examples":["anime"]},"genre":{"type":"string","enum":["Action","Adventure","Comedy","Drama","Fantasy","Horror","Mahou Shoujo","Mecha","Music","Mystery","Psychological","Romance","Sci-Fi","Slice of Life","Sports","Supernatural","Thriller"],"x-enum-varnames":["Action","Adventure","Comedy","Drama","Fantasy","Horror","MahouShoujo","Mecha","Music","Mystery","Psychological","Romance","SciFi","SliceOfLife","Sports","Supernatural","Thriller"],"examples":["Action"]},"limit":{"type":"integer","minimum":1,"maximum":50,"default":10}},"required":[],"additionalProperties":false};

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
if(data.media === undefined){
data.media = "anime";
}
if(data.limit === undefined){
data.limit = 10;
}
for(const key0 in data){
if(!(((key0 === "media") || (key0 === "genre")) || (key0 === "limit"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
let data0 = data.media;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/media",schemaPath:"#/properties/media/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((data0 === "anime") || (data0 === "manga"))){
const err2 = {instancePath:instancePath+"/media",schemaPath:"#/properties/media/enum",keyword:"enum",params:{allowedValues: schema0.properties.media.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.genre !== undefined){
let data1 = data.genre;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/genre",schemaPath:"#/properties/genre/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(((((((((((((((((data1 === "Action") || (data1 === "Adventure")) || (data1 === "Comedy")) || (data1 === "Drama")) || (data1 === "Fantasy")) || (data1 === "Horror")) || (data1 === "Mahou Shoujo")) || (data1 === "Mecha")) || (data1 === "Music")) || (data1 === "Mystery")) || (data1 === "Psychological")) || (data1 === "Romance")) || (data1 === "Sci-Fi")) || (data1 === "Slice of Life")) || (data1 === "Sports")) || (data1 === "Supernatural")) || (data1 === "Thriller"))){
const err4 = {instancePath:instancePath+"/genre",schemaPath:"#/properties/genre/enum",keyword:"enum",params:{allowedValues: schema0.properties.genre.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
let data2 = data.limit;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err5 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(typeof data2 == "number"){
if(data2 > 50 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50},message:"must be <= 50"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

