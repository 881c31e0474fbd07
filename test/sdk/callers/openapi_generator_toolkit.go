// Calls three operations of the toolkit with the client that openapi-generator made. Arguments: server, key.
package main

import (
	"context"
	"os"
	"strings"

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
	digest, _, err := client.HashEncodeAPI.RestHashDigest(ctx).Text("abc").Execute()
	must(err)
	if !digest.Ok || !strings.HasPrefix(digest.Data.Hex, "ba7816bf") {
		panic(digest.Data.Hex)
	}
	factors, _, err := client.MathEngineAPI.RestMathFactorize(ctx).N("360").Execute()
	must(err)
	if factors.Data.Factors[0].Prime != "2" {
		panic("not 2")
	}
	zone, _, err := client.TimeToolsAPI.RestTimeZone(ctx).Tz("Asia/Jakarta").Execute()
	must(err)
	if zone.Data.Tz != "Asia/Jakarta" {
		panic(zone.Data.Tz)
	}
}
