/* Written by npm run codegen from openapi.yaml; never edited. */
import imported0 from "ajv/dist/runtime/ucs2length.js";
export const queryTypes = {};
export const query = validate0;
const schema0 = {"type":"object","properties":{"shape":{"description":"Figure or solid, with its measures in order.\n\n- circle r; sector r, degrees; ellipse a, b (semi-axes)\n- triangle a, b, c (sides); rectangle a, b; trapezoid a, b, c, d (a and b parallel, c and d the legs);\n  rhombus d1, d2 (diagonals)\n- regularPolygon n, side; polygon x,y;x,y;... (3 to 200 corners in order)\n- sphere r; cylinder r, h; cone r, h; cuboid a, b, c; pyramid side, h (square base); torus R, r;\n  tetrahedron side (regular)","type":"string","enum":["circle","sector","ellipse","triangle","rectangle","trapezoid","rhombus","regularPolygon","polygon","sphere","cylinder","cone","cuboid","pyramid","torus","tetrahedron"]},"values":{"type":"string","maxLength":4000,"pattern":"^[-+0-9.eE,; ]+$","x-pattern-words":"numbers separated by commas, in groups separated by semicolons"}},"required":["shape","values"],"additionalProperties":false};
const func0 = imported0.default;
const pattern0 = new RegExp("^[-+0-9.eE,; ]+$", "u");

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
if(data.shape === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "shape"},message:"must have required property '"+"shape"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.values === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "values"},message:"must have required property '"+"values"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "shape") || (key0 === "values"))){
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
if(data.shape !== undefined){
let data0 = data.shape;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/shape",schemaPath:"#/properties/shape/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((((((((((((((((data0 === "circle") || (data0 === "sector")) || (data0 === "ellipse")) || (data0 === "triangle")) || (data0 === "rectangle")) || (data0 === "trapezoid")) || (data0 === "rhombus")) || (data0 === "regularPolygon")) || (data0 === "polygon")) || (data0 === "sphere")) || (data0 === "cylinder")) || (data0 === "cone")) || (data0 === "cuboid")) || (data0 === "pyramid")) || (data0 === "torus")) || (data0 === "tetrahedron"))){
const err4 = {instancePath:instancePath+"/shape",schemaPath:"#/properties/shape/enum",keyword:"enum",params:{allowedValues: schema0.properties.shape.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.values !== undefined){
let data1 = data.values;
if(typeof data1 === "string"){
if(func0(data1) > 4000){
const err5 = {instancePath:instancePath+"/values",schemaPath:"#/properties/values/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern0.test(data1)){
const err6 = {instancePath:instancePath+"/values",schemaPath:"#/properties/values/pattern",keyword:"pattern",params:{pattern: "^[-+0-9.eE,; ]+$"},message:"must match pattern \""+"^[-+0-9.eE,; ]+$"+"\""};
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
const err7 = {instancePath:instancePath+"/values",schemaPath:"#/properties/values/type",keyword:"type",params:{type: "string"},message:"must be string"};
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

