import org.openapitools.client.ApiClient;
import org.openapitools.client.api.AccountApi;
import org.openapitools.client.api.CatalogApi;
import org.openapitools.client.api.ModerationApi;
import org.openapitools.client.model.ModerationInput;
import org.openapitools.client.model.ModerationRequest;

/** Calls three operations of the gateway with the client that openapi-generator made. Arguments: server, key. */
public class OpenapiGeneratorGateway {
  private static void check(boolean holds, String what) {
    if (!holds) throw new IllegalStateException(what);
  }

  public static void main(String[] arguments) throws Exception {
    ApiClient client = new ApiClient();
    client.setBasePath(arguments[0]);
    client.addDefaultHeader("Authorization", "Bearer " + arguments[1]);

    check(!new CatalogApi(client).listPlans().getData().isEmpty(), "plans");
    ModerationRequest request = new ModerationRequest().input(new ModerationInput("Good morning."));
    check(!new ModerationApi(client).createModeration(request, null).getResults().get(0).getFlagged(), "moderations");
    check(new AccountApi(client).getUsage().getMinute().getUsed() >= 0, "usage");
  }
}
