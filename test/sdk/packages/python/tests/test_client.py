import os
import unittest

from inference_gateway.gateway import AuthenticatedClient as GatewayClient
from inference_gateway.gateway.api.account import get_usage
from inference_gateway.gateway.api.catalog import list_plans
from inference_gateway.gateway.api.moderation import create_moderation
from inference_gateway.gateway.models import ModerationRequest
from inference_gateway.toolkit import AuthenticatedClient as ToolkitClient
from inference_gateway.toolkit.api.hash_encode import rest_hash_digest

GATEWAY_URL = os.environ["GATEWAY_URL"]
gateway = GatewayClient(base_url=GATEWAY_URL, token=os.environ["GATEWAY_KEY"])
toolkit = ToolkitClient(base_url=os.environ["TOOLKIT_URL"], token=os.environ["TOOLKIT_KEY"])


class ClientTest(unittest.TestCase):
    def test_a_public_operation_of_the_gateway(self):
        self.assertTrue(list_plans.sync(client=gateway).data)

    def test_a_body_is_sent(self):
        verdict = create_moderation.sync(client=gateway, body=ModerationRequest(input_="Good morning."))
        self.assertIs(verdict.results[0].flagged, False)

    def test_a_wrong_key_is_refused(self):
        stranger = GatewayClient(base_url=GATEWAY_URL, token="svc_live_wrong")
        self.assertEqual(get_usage.sync_detailed(client=stranger).status_code, 401)

    def test_an_operation_of_the_toolkit(self):
        # FIPS 180-4, example 1 of SHA-256.
        expected = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
        self.assertEqual(rest_hash_digest.sync(client=toolkit, text="abc").data.hex_, expected)


if __name__ == "__main__":
    unittest.main()
