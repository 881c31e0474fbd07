// Calls three operations of the toolkit with the client that oapi-codegen made. Arguments: server, key.
package main

import (
	"context"
	"net/http"
	"os"
	"strings"

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
	digest, err := client.RestHashDigestWithResponse(ctx, &sdk.RestHashDigestParams{Text: "abc"})
	must(err)
	if !digest.JSON200.Ok || !strings.HasPrefix(digest.JSON200.Data.Hex, "ba7816bf") {
		panic(string(digest.Body))
	}
	factors, err := client.RestMathFactorizeWithResponse(ctx, &sdk.RestMathFactorizeParams{N: "360"})
	must(err)
	if factors.JSON200.Data.Factors[0].Prime != "2" {
		panic(string(factors.Body))
	}
	zone, err := client.RestTimeZoneWithResponse(ctx, &sdk.RestTimeZoneParams{Tz: "Asia/Jakarta"})
	must(err)
	if zone.JSON200.Data.Tz != "Asia/Jakarta" {
		panic(string(zone.Body))
	}
}
