// Calls three operations of the toolkit with the crate that openapi-generator made. Arguments: server, key.
use openapi::apis::{configuration::Configuration, hash_encode_api, math_engine_api, time_tools_api};

#[tokio::main]
async fn main() {
    let mut arguments = std::env::args().skip(1);
    let mut client = Configuration::new();
    client.base_path = arguments.next().unwrap();
    client.bearer_access_token = arguments.next();

    let digest = hash_encode_api::rest_hash_digest(&client, "abc", None, None, None).await.unwrap();
    assert!(digest.ok && digest.data.hex.starts_with("ba7816bf"), "hash/digest");
    let factors = math_engine_api::rest_math_factorize(&client, "360").await.unwrap();
    assert_eq!(factors.data.factors[0].prime, "2", "math/factorize");
    let zone = time_tools_api::rest_time_zone(&client, "Asia/Jakarta", None).await.unwrap();
    assert_eq!(zone.data.tz, "Asia/Jakarta", "time/zone");
}
