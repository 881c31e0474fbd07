// Calls three operations of the gateway with the client that oapi-codegen made. Arguments: server, key.
package main

import (
	"context"
	"net/http"
	"os"

	sdk "client/sdk"
)

func must(err error) {
	if err != nil {
		panic(err)
	}
}

func main() {
	withKey := func(_ context.Context, request *http.Request) error {
		request.Header.Set("Authorization", "Bearer "+os.Args[2])
		return nil
	}
	client, err := sdk.NewClientWithResponses(os.Args[1], sdk.WithRequestEditorFn(withKey))
	must(err)
	ctx := context.Background()
	plans, err := client.ListPlansWithResponse(ctx)
	must(err)
	if len(plans.JSON200.Data) == 0 {
		panic("no plans")
	}
	var body sdk.ModerationRequest
	must(body.Input.FromModerationInput0("Good morning."))
	verdict, err := client.CreateModerationWithResponse(ctx, nil, body)
	must(err)
	if verdict.JSON200.Results[0].Flagged {
		panic("flagged")
	}
	usage, err := client.GetUsageWithResponse(ctx)
	must(err)
	if usage.JSON200.Minute.Used < 0 {
		panic("no usage")
	}
}
