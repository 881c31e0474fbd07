// Calls three operations of the gateway with the client that openapi-generator made. Arguments: server, key.
package main

import (
	"context"
	"os"

	sdk "github.com/GIT_USER_ID/GIT_REPO_ID"
)

func must(err error) {
	if err != nil {
		panic(err)
	}
}

func main() {
	configuration := sdk.NewConfiguration()
	configuration.Servers = sdk.ServerConfigurations{{URL: os.Args[1]}}
	client := sdk.NewAPIClient(configuration)
	ctx := context.WithValue(context.Background(), sdk.ContextAccessToken, os.Args[2])
	plans, _, err := client.CatalogAPI.ListPlans(ctx).Execute()
	must(err)
	if len(plans.Data) == 0 {
		panic("no plans")
	}
	text := "Good morning."
	request := *sdk.NewModerationRequest(sdk.StringAsModerationInput(&text))
	verdict, _, err := client.ModerationAPI.CreateModeration(ctx).ModerationRequest(request).Execute()
	must(err)
	if verdict.Results[0].Flagged {
		panic("flagged")
	}
	usage, _, err := client.AccountAPI.GetUsage(ctx).Execute()
	must(err)
	if usage.Minute.Used < 0 {
		panic("no usage")
	}
}
