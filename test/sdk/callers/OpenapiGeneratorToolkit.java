import org.openapitools.client.ApiClient;
import org.openapitools.client.api.HashEncodeApi;
import org.openapitools.client.api.MathEngineApi;
import org.openapitools.client.api.TimeToolsApi;
import org.openapitools.client.model.HashDigestResponse;

/** Calls three operations of the toolkit with the client that openapi-generator made. Arguments: server, key. */
public class OpenapiGeneratorToolkit {
  private static void check(boolean holds, String what) {
    if (!holds) throw new IllegalStateException(what);
  }

  public static void main(String[] arguments) throws Exception {
    ApiClient client = new ApiClient();
    client.setBasePath(arguments[0]);
    client.addDefaultHeader("Authorization", "Bearer " + arguments[1]);

    HashDigestResponse digest = new HashEncodeApi(client).restHashDigest("abc", null, null, null);
    check(digest.getOk() && digest.getData().getHex().startsWith("ba7816bf"), "hash/digest");
    check("2".equals(new MathEngineApi(client).restMathFactorize("360").getData().getFactors().get(0).getPrime()), "math/factorize");
    check("Asia/Jakarta".equals(new TimeToolsApi(client).restTimeZone("Asia/Jakarta", null).getData().getTz()), "time/zone");
  }
}
