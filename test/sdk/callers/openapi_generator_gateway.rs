// Calls three operations of the gateway with the crate that openapi-generator made. Arguments: server, key.
use openapi::apis::{account_api, catalog_api, configuration::Configuration, moderation_api};
use openapi::models::{ModerationInput, ModerationRequest};

#[tokio::main]
async fn main() {
    let mut arguments = std::env::args().skip(1);
    let mut client = Configuration::new();
    client.base_path = arguments.next().unwrap();
    client.bearer_access_token = arguments.next();

    let plans = catalog_api::list_plans(&client).await.unwrap();
    assert!(!plans.data.is_empty(), "plans");
    let request = ModerationRequest::new(ModerationInput::String("Good morning.".to_string()));
    let verdict = moderation_api::create_moderation(&client, request, None).await.unwrap();
    assert!(!verdict.results[0].flagged, "moderations");
    let usage = account_api::get_usage(&client).await.unwrap();
    assert!(usage.minute.used >= 0, "usage");
}
