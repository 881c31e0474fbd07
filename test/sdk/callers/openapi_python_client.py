# Calls three operations of a plane with the client that openapi-python-client made. Arguments: plane, server, key.
import sys

plane, server, key = sys.argv[1:]
if plane == "gateway":
    from inference_gateway_client import AuthenticatedClient
    from inference_gateway_client.api.account import get_usage
    from inference_gateway_client.api.catalog import list_plans
    from inference_gateway_client.api.moderation import create_moderation
    from inference_gateway_client.models import ModerationRequest

    client = AuthenticatedClient(base_url=server, token=key)
    assert list_plans.sync(client=client).data
    verdict = create_moderation.sync(client=client, body=ModerationRequest(input_="Good morning."))
    assert verdict.results[0].flagged is False, verdict
    assert get_usage.sync(client=client).minute.used >= 0
else:
    from utility_toolkit_client import AuthenticatedClient
    from utility_toolkit_client.api.hash_encode import rest_hash_digest
    from utility_toolkit_client.api.math_engine import rest_math_factorize
    from utility_toolkit_client.api.time_tools import rest_time_zone

    client = AuthenticatedClient(base_url=server, token=key)
    digest = rest_hash_digest.sync(client=client, text="abc")
    assert digest.ok is True and digest.data.hex_.startswith("ba7816bf"), digest
    assert rest_math_factorize.sync(client=client, n="360").data.factors[0].prime == "2"
    assert rest_time_zone.sync(client=client, tz="Asia/Jakarta").data.tz == "Asia/Jakarta"
